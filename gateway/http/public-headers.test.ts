import { expect, test } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { listsOf, publicFields, publicInside } from './public-headers'
import { schema } from '../graphql/schema'
import { openGateway } from '../testing/open-gateway'
import { aSalon } from '../testing/people'

const ids = Object.entries(known)
const named = (name: string) =>
  ids.find(([, text]) => new RegExp(`query ${name}\\b`).test(text))![0]

function get(documentId: string, variables: object = {}): Request {
  return new Request(
    `http://localhost:9300/graphql?documentId=${encodeURIComponent(documentId)}` +
      `&variables=${encodeURIComponent(JSON.stringify(variables))}`,
    { headers: { cookie: 'muot_session=abcdefghijklmnopqrst' } },
  )
}

const backends = {
  salons: {
    listSalons: () => ({ data: [aSalon({ id: 10 })] }),
    listProvinces: () => ({ data: [] }),
  },
}

test('a GET by id for public lists may be cached by the edge for their lifetime', async () => {
  const { fetch, requests } = openGateway(backends)
  const response = await fetch(get(named('Footer')))
  expect(await response.json()).toMatchObject({ data: { provinces: [] } })
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=2592000',
  )
  expect(response.headers.get('cache-tag')).toBe('provinces')
  expect(response.headers.getSetCookie()).toEqual([])
  // The lists are fetched without the caller's session.
  expect(requests.map(({ headers }) => headers.get('authorization'))).not.toContain(
    expect.anything(),
  )
})

test('an answer with a failure in it, a POST and everything personal are not cacheable', async () => {
  const { fetch, breakDown } = openGateway(backends)
  const personal = await fetch(get(named('LoggedInAs')))
  const posted = await fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: named('Footer') }),
    }),
  )
  breakDown('salons')
  const failed = await openGateway({}).fetch(get(named('Footer')))
  for (const response of [personal, posted, failed])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('no document with the visitor, his bookings, prices, hours or offers is cacheable', () => {
  const cacheable = ids.filter(([, text]) => listsOf(text).length > 0)
  for (const [, text] of cacheable)
    expect(text).not.toMatch(
      /viewer|my[A-Z]|booking|role|price|hours|offers|mutation|subscription|liked/,
    )
  expect(cacheable.length).toBeGreaterThan(0)
})

test('the table of lists names fields that exist', () => {
  const fields = schema.getQueryType()!.getFields()
  for (const field of publicFields.keys()) expect(fields).toHaveProperty(field)
  for (const coordinate of publicInside.keys())
    expect(schema.getType(coordinate.split('.')[0]!)).toBeDefined()
})
