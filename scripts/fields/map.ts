import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isAbstractType,
  isObjectType,
  isUnionType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { cachedLists, isCached } from '../../gateway/cache/list-table'
import { schema } from '../../gateway/graphql/schema'
import { argumentsOf, fullGateway } from '../../gateway/testing/everything'
import { loggedIn } from '../../gateway/testing/people'
import documents from '../../schema/generated/persisted-documents.json'
import { callOf } from '../contracts.ts'
import { documentsOfPages } from '../openapi/pages.ts'
import { valueOf, values } from '../openapi/uses.ts'

type Field = GraphQLField<unknown, unknown>

/** What stands around a selection, so that the gateway answers it. */
type Way = { before: string; after: string; variables: Record<string, unknown> }

/** What the gateway did for a document: calls, the requests that carried them, lists that it cached. */
type Made = { calls: string[]; sent: string[]; lists: string[] }

/** Every field with where it comes from and who asks it. */
export type FieldMap = {
  lines: Record<string, string>
  /** Fields whose calls are not the requests that were sent. */
  wrong: string[]
  /** Types that no query or mutation leads to. */
  unreached: string[]
}

const MAX_NAMES = 3
const roots = [schema.getQueryType()!, schema.getMutationType()!]

/**
 * Runs every field over backends that have one of everything. One that makes no call of its own
 * comes with its type, by the shortest way from a root.
 */
export async function fieldMap(): Promise<FieldMap> {
  const gateway = fullGateway()
  const askers = askersOf()
  const ways = waysToTypes()
  const map: FieldMap = { lines: {}, wrong: [], unreached: [] }
  for (const root of roots)
    for (const field of Object.values(root.getFields()))
      note(root, field, await made(wayTo(root, field)))
  for (const [type, way] of ways) {
    const whole = await made(way)
    for (const field of Object.values(type.getFields())) {
      const alone = await made(way, selectionOf(type, field))
      const calls = alone.calls.filter((call) => !whole.calls.includes(call))
      note(type, field, alone, calls.length > 0 ? { ...alone, calls } : whole)
    }
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (
      isObjectType(type) &&
      !type.name.startsWith('__') &&
      !roots.includes(type) &&
      !ways.has(type)
    )
      map.unreached.push(type.name)
  return map

  function note(type: GraphQLObjectType, field: Field, ran: Made, shown = ran): void {
    const name = `${type.name}.${field.name}`
    map.lines[name] = `${sourceOf(shown)}; ${askers.get(name) ?? 'asked by no document'}`
    if (ran.calls.join() !== ran.sent.join()) map.wrong.push(name)
  }

  async function made({ before, after, variables }: Way, selection = '__typename'): Promise<Made> {
    gateway.calls.length = 0
    gateway.requests.length = 0
    gateway.store.clear()
    // No list is remembered from the field before.
    gateway.wait(40 * 86_400)
    await gateway.execute(before + selection + after, variables, loggedIn)
    await gateway.settle()
    return {
      calls: [...new Set(gateway.calls)].sort(),
      sent: [
        ...new Set(gateway.requests.map((request) => callOf(request)?.name ?? request.url)),
      ].sort(),
      lists: [...gateway.store.keys()].map((key) => /^lists\/\w+\/(\w+)/.exec(key)?.[1] ?? ''),
    }
  }
}

/** The shortest way to each type, over queries before mutations. */
function waysToTypes(): Map<GraphQLObjectType, Way> {
  const ways = new Map<GraphQLObjectType, Way>()
  const next = roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({ field, way: wayTo(root, field) })),
  )
  for (const { field, way } of next) {
    const named = getNamedType(field.type)
    const members = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : []
    for (const type of members) {
      if (ways.has(type)) continue
      const inner = isUnionType(named)
        ? { ...way, before: `${way.before}... on ${type.name} { `, after: ` }${way.after}` }
        : way
      ways.set(type, inner)
      for (const one of Object.values(type.getFields()))
        next.push({
          field: one,
          way: {
            ...inner,
            before: `${inner.before}${asked(type, one)} { `,
            after: ` }${inner.after}`,
          },
        })
    }
  }
  return ways
}

/** The way to what a field of a root answers; a scalar has nothing to select. */
function wayTo(root: GraphQLObjectType, { name, args, type }: Field): Way {
  const kind = root === roots[0] ? 'query' : 'mutation'
  const named = getNamedType(type)
  const [open, close] =
    isObjectType(named) || isUnionType(named) ? [' { ', ' } }'] : [' # ', '\n }']
  if (kind === 'query')
    return { before: `{ ${name}${argumentsOf[name] ?? ''}${open}`, after: close, variables: {} }
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const variables = Object.fromEntries(
    args.map((arg) => [arg.name, valueOf(arg.name, arg.type, values)]),
  )
  return args.length === 0
    ? { before: `mutation { ${name}${open}`, after: close, variables }
    : { before: `mutation (${declared}) { ${name}(${given})${open}`, after: close, variables }
}

/** A field with what must be selected below it. */
function selectionOf(parent: GraphQLObjectType, field: Field): string {
  const named = getNamedType(field.type)
  const isComposite = isObjectType(named) || isUnionType(named)
  return isComposite ? `${asked(parent, field)} { __typename }` : asked(parent, field)
}

/** A field with its arguments. */
function asked(parent: GraphQLObjectType, { name }: Field): string {
  return `${name}${argumentsOf[`${parent.name}.${name}`] ?? ''}`
}

function sourceOf({ calls, lists }: Made): string {
  const times = lists.filter(isCached).map((list) => {
    const { maxAge, staleIfError } = cachedLists[list].lifetime
    return `${list} cached ${timeOf(maxAge)}, in an outage ${timeOf(staleIfError)}`
  })
  return [calls.join(', ') || 'no call', ...times].join('; ')
}

function timeOf(seconds: number): string {
  const [length, unit] =
    seconds < 3600 ? [60, 'min'] : seconds < 86_400 ? [3600, 'h'] : [86_400, 'd']
  return `${seconds / length} ${unit}`
}

/** Who asks each field: documents, and the pages that send them. */
function askersOf(): Map<string, string> {
  const asked = new Map<string, Set<string>>()
  const info = new TypeInfo(schema)
  for (const text of Object.values(documents)) {
    const names = /\b(?:query|mutation|subscription) (\w+)/.exec(text)
    visit(
      parse(text),
      visitWithTypeInfo(info, {
        Field({ name }) {
          const parent = info.getParentType()
          for (const type of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]) {
            const key = `${type?.name}.${name.value}`
            asked.set(key, (asked.get(key) ?? new Set()).add(names?.[1] ?? ''))
          }
        },
      }),
    )
  }
  const pages = documentsOfPages()
  return new Map(
    [...asked].map(([field, by]) => {
      const on = [...pages].flatMap(([page, sent]) =>
        [...by].some((one) => sent.has(one)) ? page : [],
      )
      const where = on.includes('*') ? ['every page'] : on.sort()
      return [
        field,
        `asked by ${some([...by].sort())}${where.length > 0 ? ` on ${some(where)}` : ''}`,
      ]
    }),
  )
}

function some(names: string[]): string {
  const rest = names.length - MAX_NAMES
  return [...names.slice(0, MAX_NAMES), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
