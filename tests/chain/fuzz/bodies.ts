import type { GraphQLSchema } from 'graphql'
import { luckOf, type Luck } from './luck.ts'
import { operationOf, spoilt } from './operations.ts'

/** One thing to send to the gateway. */
export type Shot = {
  search: string
  method: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | string
}

const parts: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '{ now }',
  'query { now }',
  [],
  {},
  [[]],
  { a: 1 },
  ['{ now }'],
  { query: '{ now }' },
  { __proto__: null, constructor: {} },
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/graphql',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/graphql+json',
  '',
  ';',
  'application/json, text/plain',
]
const accepts = [
  'application/json',
  'application/graphql-response+json',
  '*/*',
  'text/html',
  'text/event-stream',
  'multipart/mixed',
  'image/png',
  ';;',
  'application/json;q=0',
]

/** The shot of this number: the same for a schema and a number each time. */
export function shotOf(schema: GraphQLSchema, number: number): Shot {
  const luck = luckOf(number)
  const headers = headersOf(luck)
  const operation = operationOf(schema, luck)
  const draw = luck.below(100)
  // Half of it is what a client might send.
  if (draw < 50) return post(operation, headers)
  if (draw < 70) return post(spoilt(operation, luck), headers)
  if (draw < 80)
    return { ...post(operation, headers), body: broken(JSON.stringify(operation), luck) }
  if (draw < 90) return post(oddBody(luck), headers)
  if (draw < 95) {
    const variables = JSON.stringify(operation.variables ?? {})
    return {
      search: `?${new URLSearchParams({ query: operation.query.slice(0, 3000), variables })}`,
      method: luck.pick(['GET', 'GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']),
      headers,
    }
  }
  return {
    ...post(operation, headers),
    search: luck.pick(['', '?query={now}', '?extensions=x', '?%', '?variables={']),
    headers: { ...headers, 'content-type': luck.pick(types) },
  }
}

function post(body: unknown, headers: Record<string, string>): Shot {
  return { search: '', method: 'POST', headers, body: JSON.stringify(body) }
}

function headersOf(luck: Luck): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(luck.chance(0.2) ? { accept: luck.pick(accepts) } : {}),
    ...(luck.chance(0.1)
      ? {
          cookie: luck.pick([
            'muot_session=abcdefghijklmnopqrst',
            `muot_holder=${'a'.repeat(64)}`,
            'muot_session',
            '=;=;',
            'muot_consent=0912345678.11; muot_tracking=x',
            'a'.repeat(4000),
          ]),
        }
      : {}),
    ...(luck.chance(0.05)
      ? { 'x-request-id': luck.pick(['abcdefgh', 'a b', '../../..', 'x'.repeat(500)]) }
      : {}),
    ...(luck.chance(0.05)
      ? { authorization: luck.pick(['Bearer abcdefghijklmnopqrst', 'Basic x', 'Bearer']) }
      : {}),
    ...(luck.chance(0.3) ? { 'x-client-address': `203.0.113.${luck.below(250)}` } : {}),
  }
}

/** An object of the right keys with anything in them, or something else. */
function oddBody(luck: Luck): unknown {
  if (luck.chance(0.2)) return luck.pick(parts)
  const keys = [
    'query',
    'variables',
    'operationName',
    'extensions',
    'documentId',
    'id',
    'doc_id',
    '__proto__',
    'more',
  ]
  return Object.fromEntries(
    keys
      .filter(() => luck.chance(0.5))
      .map((key) => [key, key === 'query' && luck.chance(0.5) ? '{ now }' : luck.pick(parts)]),
  )
}

/** The bytes of a text with a few of them changed, lost or doubled. */
function broken(text: string, luck: Luck): Uint8Array<ArrayBuffer> {
  const bytes = [...new TextEncoder().encode(text)]
  for (let times = 1 + luck.below(8); times > 0 && bytes.length > 0; times--) {
    const at = luck.below(bytes.length)
    const deed = luck.below(4)
    if (deed === 0) bytes[at] = luck.below(256)
    else if (deed === 1) bytes.splice(at, 1 + luck.below(5))
    else if (deed === 2) bytes.splice(at, 0, ...bytes.slice(at, at + luck.below(40)))
    else bytes.length = at
  }
  return new Uint8Array(bytes)
}
