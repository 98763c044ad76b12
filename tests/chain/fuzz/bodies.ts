import type { GraphQLSchema } from 'graphql'
import { randomSource, type RandomSource } from './random-source.ts'
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
  const random = randomSource(number)
  const headers = headersOf(random)
  const operation = operationOf(schema, random)
  const draw = random.below(100)
  // Half of it is what a client might send.
  if (draw < 50) return post(operation, headers)
  if (draw < 70) return post(spoilt(operation, random), headers)
  if (draw < 80)
    return { ...post(operation, headers), body: broken(JSON.stringify(operation), random) }
  if (draw < 90) return post(edgeCaseBody(random), headers)
  if (draw < 95) {
    const variables = JSON.stringify(operation.variables ?? {})
    return {
      search: `?${new URLSearchParams({ query: operation.query.slice(0, 3000), variables })}`,
      method: random.pick(['GET', 'GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']),
      headers,
    }
  }
  return {
    ...post(operation, headers),
    search: random.pick(['', '?query={now}', '?extensions=x', '?%', '?variables={']),
    headers: { ...headers, 'content-type': random.pick(types) },
  }
}

function post(body: unknown, headers: Record<string, string>): Shot {
  return { search: '', method: 'POST', headers, body: JSON.stringify(body) }
}

function headersOf(random: RandomSource): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(random.chance(0.2) ? { accept: random.pick(accepts) } : {}),
    ...(random.chance(0.1)
      ? {
          cookie: random.pick([
            'muot_session=abcdefghijklmnopqrst',
            `muot_holder=${'a'.repeat(64)}`,
            'muot_session',
            '=;=;',
            'muot_consent=0912345678.11; muot_tracking=x',
            'a'.repeat(4000),
          ]),
        }
      : {}),
    ...(random.chance(0.05)
      ? { 'x-request-id': random.pick(['abcdefgh', 'a b', '../../..', 'x'.repeat(500)]) }
      : {}),
    ...(random.chance(0.05)
      ? { authorization: random.pick(['Bearer abcdefghijklmnopqrst', 'Basic x', 'Bearer']) }
      : {}),
    ...(random.chance(0.3) ? { 'x-client-address': `203.0.113.${random.below(250)}` } : {}),
  }
}

/** An object of the right keys with anything in them, or something else. */
function edgeCaseBody(random: RandomSource): unknown {
  if (random.chance(0.2)) return random.pick(parts)
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
      .filter(() => random.chance(0.5))
      .map((key) => [key, key === 'query' && random.chance(0.5) ? '{ now }' : random.pick(parts)]),
  )
}

/** The bytes of a text with a few of them changed, lost or doubled. */
function broken(text: string, random: RandomSource): Uint8Array<ArrayBuffer> {
  const bytes = [...new TextEncoder().encode(text)]
  for (let times = 1 + random.below(8); times > 0 && bytes.length > 0; times--) {
    const at = random.below(bytes.length)
    const deed = random.below(4)
    if (deed === 0) bytes[at] = random.below(256)
    else if (deed === 1) bytes.splice(at, 1 + random.below(5))
    else if (deed === 2) bytes.splice(at, 0, ...bytes.slice(at, at + random.below(40)))
    else bytes.length = at
  }
  return new Uint8Array(bytes)
}
