import {
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { fullGateway, queries } from '../testing/everything'
import { loggedIn } from '../testing/people'
import { schema } from './schema'

/** What says how the caller stands to it; a client begins a new store at each log-in. */
const ofSession = /^Booking:.*\.isOwner$/

type Row = Record<string, unknown>

/** What each entity's fields without arguments were, by type, id and field. */
type Seen = Map<string, Set<string>>

/** Notes the leaves of every entity in a response. */
function note(seen: Seen, type: GraphQLObjectType, row: Row): void {
  const { id } = row
  for (const [name, field] of Object.entries(type.getFields())) {
    const value = row[name]
    const named = getNamedType(field.type)
    if (isLeafType(named)) {
      if (id === undefined || value === undefined || field.args.length > 0) continue
      const key = `${type.name}:${String(id)}.${name}`
      seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify(value)))
      continue
    }
    for (const one of [value].flat(3) as (Row | null | undefined)[]) {
      if (!one || typeof one !== 'object') continue
      const of = isUnionType(named) ? schema.getType(String(one.__typename)) : named
      if (isObjectType(of)) note(seen, of, one)
    }
  }
}

test('an entity is the same whoever asks, wherever it stands: clients may store it by its id', async () => {
  const seen: Seen = new Map()
  for (const headers of [{}, loggedIn])
    for (const [, document] of queries) {
      const { data } = await fullGateway().execute(document, {}, headers)
      if (data) note(seen, schema.getQueryType()!, data as Row)
    }
  expect(seen.size).toBeGreaterThan(250)
  expect(
    [...seen].flatMap(([key, values]) => (values.size > 1 && !ofSession.test(key) ? key : [])),
  ).toEqual([])
})
