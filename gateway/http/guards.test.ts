import { expect, test } from 'vitest'
import { openGateway, post } from '../testing/open-gateway'
import { MAX_BODY_BYTES } from './guards'

const gateway = () => openGateway({})
const json = JSON.stringify({ query: '{ now }' })

test('a POST that is not JSON is refused, so that no form of another site can send one', async () => {
  const { fetch } = gateway()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/graphql',
    'text/plain; application/json',
  ]) {
    expect((await fetch(post(json, { 'content-type': type }))).status).toBe(415)
  }
  expect((await fetch(post(json))).status).toBe(200)
  expect(
    (await fetch(post(json, { 'content-type': 'application/json; charset=utf-8' }))).status,
  ).toBe(200)
})

test('a POST from another origin is refused, and no origin is ever reflected', async () => {
  const { fetch } = gateway()
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:9301',
    'http://localhost.evil.example:9300',
  ]) {
    const refused = await fetch(post(json, { origin }))
    expect(refused.status).toBe(403)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  }
  const own = await fetch(post(json, { origin: 'http://localhost:9300' }))
  expect(own.status).toBe(200)
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('a mutation by GET is refused, a query by GET is answered, other methods are not', async () => {
  const { fetch } = gateway()
  const get = (query: string, method = 'GET') =>
    fetch(
      new Request(`http://localhost:9300/graphql?query=${encodeURIComponent(query)}`, { method }),
    )
  expect((await get('{ now }')).status).toBe(200)
  expect((await get('mutation { logOut { __typename } }')).status).toBe(405)
  expect((await get('{ now }', 'OPTIONS')).status).toBe(405)
  expect((await get('{ now }', 'DELETE')).status).toBe(405)
  expect((await get(`{ now ${' '.repeat(9000)}}`)).status).toBe(414)
})

test('parameters of an address that are no JSON are refused, not a failure', async () => {
  const { fetch, log } = gateway()
  for (const name of ['variables', 'extensions'])
    for (const value of ['{', 'x', '%00', '{"a":'])
      for (const query of ['', 'query={now}&'])
        expect(
          (await fetch(new Request(`http://localhost:9300/graphql?${query}${name}=${value}`)))
            .status,
          `${query}${name}=${value}`,
        ).toBe(400)
  const address = 'http://localhost:9300/graphql?query={now}&variables={}&extensions='
  expect((await fetch(new Request(address))).status).toBe(200)
  expect(log).toEqual([])
})

test('a body over 64 kB is refused, with or without its length declared', async () => {
  const { fetch } = gateway()
  const large = JSON.stringify({
    query: '{ now }',
    variables: { padding: 'x'.repeat(MAX_BODY_BYTES) },
  })
  expect((await fetch(post(large))).status).toBe(413)
  expect((await fetch(post(json, { 'content-length': String(MAX_BODY_BYTES + 1) }))).status).toBe(
    413,
  )
})

test('a body that is no GraphQL request is refused without a 5xx', async () => {
  const { fetch } = gateway()
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"query":7}',
    '{"query":""}',
    '{"query":"{"}',
    '{"query":"{ now }","variables":7}',
    '[{"query":"{ now }"},{"query":"{ now }"}]',
  ]) {
    const { status } = await fetch(post(body))
    expect([body, status >= 200 && status < 500]).toEqual([body, true])
  }
})
