import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GatewayChain, openGateway } from './chain/gateway.ts'
import { type Chain, openChain } from './open-chain.ts'
import { gzipSync } from 'node:zlib'
import { request } from 'node:http'

/** The response. */
type Reply = { status: number; headers: Headers; body: string }

/** Carries out one round of an attack. */
async function sendAttack(endpoint: string, attack: Attack, round: number): Promise<Reply> {
  const sending = attack.send(round)
  if ('part' in sending) return begin(endpoint, sending)
  const response = await fetch(endpoint + (sending.search ?? ''), sending.init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/**
 * Sends the first part of a request and waits for the answer, which a server that waits for the
 * rest would never give.
 */
function begin(
  endpoint: string,
  { headers, part }: { headers: Record<string, string>; part: string },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]),
          ),
          body,
        })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.write(part)
  })
}

/** A whole request but the address, or the first part of one whose rest never comes. */
type Sending =
  { search?: string; init: RequestInit } | { headers: Record<string, string>; part: string }

/** One attack: what is sent, and what the refusal must be. */
type Attack = {
  name: string
  /** `round` differs each time, so that nothing is answered from a cache of documents. */
  send: (round: number) => Sending
  status: number
  /** The text of the refusal. */
  refusal: RegExp
}

const json = { 'content-type': 'application/json' }

/** A document, as a program posts it. */
function posted(
  name: string,
  status: number,
  refusal: RegExp,
  query: (round: number) => string,
  variables?: unknown,
): Attack {
  return {
    name,
    status,
    refusal,
    send: (round) => ({
      init: {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: query(round), variables }),
      },
    }),
  }
}

/** A body as it is. */
function sent(
  name: string,
  status: number,
  refusal: RegExp,
  body: BodyInit,
  headers: Record<string, string> = json,
): Attack {
  return { name, status, refusal, send: () => ({ init: { method: 'POST', headers, body } }) }
}

/** The beginning of a body that is too large. */
function begun(name: string, headers: Record<string, string>, part: string): Attack {
  return {
    name,
    status: 413,
    refusal: /larger than 65536 bytes/,
    send: () => ({ headers: { ...json, ...headers }, part }),
  }
}

/** So many parts, with a space between them. */
function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ')
}

/** JSON of empty lists within one another. */
function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

const mutation = 'mutation { logOut { __typename } }'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Everything that has been tried on GraphQL servers and fits this one. A refused document is status
 * 200 for those who accept application/json only, as the protocol has it.
 */
const attacks: readonly Attack[] = [
  posted(
    'salons{province{salons…}} 20 deep',
    200,
    /Cannot query field \\"province\\" on type \\"Salon\\"/,
    (round) =>
      `{ ${'salons { province { '.repeat(10)} id${round}: __typename ${'} }'.repeat(10)} }`,
  ),
  posted(
    '600 levels',
    200,
    /Cannot query field/,
    (round) => `{ a${round}: now ${'provinces { '.repeat(600)} id ${'}'.repeat(600)} }`,
  ),
  posted('20,000 levels', 200, /2000 tokens/, (round) => `{ a${round}: now ${'a{'.repeat(20_000)}`),
  posted(
    '1,000 aliases',
    200,
    /2000 tokens/,
    (round) => `{ ${repeat(1000, (index) => `a${index}x${round}: now`)} }`,
  ),
  posted(
    'circular fragments',
    200,
    /Cannot spread fragment \\"A\\" within itself/,
    (round) =>
      `query { a${round}: now ...A } fragment A on Query { now ...B } fragment B on Query { ...A }`,
  ),
  posted(
    'a circle of 200 fragments',
    200,
    /within itself/,
    (round) =>
      `query { a${round}: now ...F0 } ${repeat(
        200,
        (index) => `fragment F${index} on Query { ...F${(index + 1) % 200} }`,
      )}`,
  ),
  posted(
    '60 kB of fields',
    200,
    /2000 tokens/,
    (round) => `{ a${round}: now ${'now '.repeat(15_000)} }`,
  ),
  posted(
    'a string of 60 kB',
    200,
    /Expected value of type|Float cannot represent/,
    (round) =>
      `{ salonsNear(latitude: "${'x'.repeat(60_000)}${round}", longitude: 1) { distanceKm } }`,
  ),
  posted(
    '600 unknown fields',
    200,
    /Cannot query field/,
    (round) => `{ ${repeat(600, (index) => `nothing${index}x${round}`)} }`,
  ),
  posted(
    '900 directives',
    200,
    /Unknown directive/,
    (round) => `{ a${round}: now ${'@a '.repeat(900)} }`,
  ),
  posted(
    '200 conflicting fields',
    200,
    /conflict/,
    (round) => `{ a${round}: now ${repeat(200, (index) => `salon(id: ${index}) { id }`)} }`,
  ),
  posted(
    'an input misspelt',
    400,
    /^(?!.*(Did you mean|0912345678)).*Field \\"phoen\\" is not defined/,
    (round) =>
      `mutation M${round}($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }`,
    { input: { phoen: '0912345678' } },
  ),
  sent(
    'a batch of 1,000',
    400,
    /[Bb]atching is not supported/,
    JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{ now }' }))),
  ),
  sent(
    'variables 20,000 levels deep',
    400,
    /\$id\\" is invalid/,
    `{"query":"query ($id: ID!) { salon(id: $id) { id } }","variables":{"id":${nested(20_000)}}}`,
  ),
  sent('a gzip bomb', 415, /not be compressed/, gzipSync(Buffer.alloc(50_000_000, 32)), {
    ...json,
    'content-encoding': 'gzip',
  }),
  begun('a body of 5 GB', { 'content-length': '5000000000' }, '{"query":'),
  begun(
    'a body that says no length and never ends',
    { 'transfer-encoding': 'chunked' },
    ' '.repeat(70_000),
  ),
  sent(
    'CSRF: a form',
    415,
    /Only application\/json/,
    `query=${encodeURIComponent(mutation)}`,
    form,
  ),
  sent(
    'CSRF: a multipart form',
    415,
    /Only application\/json/,
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ),
  sent(
    'CSRF: JSON as text/plain',
    415,
    /Only application\/json/,
    JSON.stringify({ query: mutation }),
    { 'content-type': 'text/plain' },
  ),
  sent('CSRF: another site', 403, /Not from another site/, JSON.stringify({ query: mutation }), {
    ...json,
    origin: 'https://evil.example',
  }),
  {
    name: 'CSRF: a mutation by GET',
    status: 405,
    refusal: /Can only perform a mutation operation from a POST request/,
    send: () => ({ search: `?query=${encodeURIComponent(mutation)}`, init: {} }),
  },
  {
    name: 'an address of 20 kB',
    status: 414,
    refusal: /address is too long/,
    send: () => ({ search: `?query=${'x'.repeat(20_000)}`, init: {} }),
  },
]

const names = attacks.map((attack) => [attack.name, attack] as const)

describe('at the gateway', () => {
  let gateway: GatewayChain

  beforeAll(async () => {
    gateway = await openGateway({ isOpen: false, watched: true })
    // The first request builds the server.
    await gateway.post('{ now }')
  }, 300_000)
  afterAll(() => gateway?.stop())

  test.each(names)('refused without a backend request: %s', async (_name, attack) => {
    const seen = gateway.proxy.calls.length
    for (const round of [0, 1, 2]) {
      const { status, headers, body } = await sendAttack(gateway.endpoint, attack, round)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.refusal) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(body.length).toBeLessThan(65_536)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(gateway.proxy.calls.slice(seen)).toEqual([])
  })

  test('an id from a client never becomes a path of a backend', async () => {
    const ways = [
      '../../auth/me',
      '..%2f..%2fauth%2fme',
      '..',
      '.',
      '%2e%2e',
      '/auth/me',
      'd1/../../me',
      'x?admin=1',
      'x#y',
      '\\..\\me',
      '01J\u0000',
    ]
    const seen = gateway.proxy.calls.length
    for (const id of ways)
      await gateway.post(
        `
          query Q($id: ID!, $words: String!) {
            place(id: $id) { name homeOffer { __typename } }
            booking(id: $id) { __typename }
            places(search: $words) { __typename }
            salon(id: $id) { id services { isGenZ } }
          }
        `,
        { id, words: id },
      )
    const reached = gateway.proxy.calls.slice(seen).map(({ path }) => path)
    for (const path of reached) expect(path).not.toMatch(/auth|admin|\/me\b|\.\.|\\/)
  })
})

describe('through the site', () => {
  let chain: Chain

  beforeAll(async () => {
    chain = await openChain({
      watched: true,
      direct: ['site'],
      vars: { gateway: { GRAPHIQL: '', DOCUMENTS: 'any' } },
    })
    // The first request builds the server.
    await chain.graphql('{ now }')
  }, 300_000)
  afterAll(() => chain?.stop())

  test.each(names)('refused with the same words: %s', async (_name, attack) => {
    const endpoint = `${await chain.directUrl('site')}/graphql`
    const seen = chain.proxy.calls.length
    for (const round of [0, 1]) {
      const { status, headers, body } = await sendAttack(endpoint, attack, round)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.refusal) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toBeTruthy()
    }
    expect(chain.proxy.calls.slice(seen)).toEqual([])
  })
})
