import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type BackendFailure, connect, type Fetcher, Unauthenticated } from './connect'
import { endpoint, type Api } from './endpoint'
import { type Host } from './host'
import { upstreamOf } from './upstream'
import { done, jsonText } from './wire'

const api = {
  find: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/things/{id}',
    input: z.object({ id: z.string(), day: z.string().optional() }),
    responses: {
      200: z.object({ data: z.object({ thingId: z.string() }) }),
      404: z.object({ message: z.string().optional() }),
    },
  }),
  make: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/things',
    input: z.object({ name: z.string(), tags: jsonText(z.array(z.string())) }),
    responses: { 200: z.object({ made: z.int() }) },
  }),
  list: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/things',
    input: z.object({}),
    responses: { 200: z.array(z.object({ thingId: z.string() })) },
  }),
} satisfies Api

/** What a host was asked, and a client of it by its description. */
function at(host: Host<typeof api>, reply: Response | (() => Response)) {
  const asked: Request[] = []
  const fetcher: Fetcher = {
    fetch: async (request) => {
      asked.push(request)
      return typeof reply === 'function' ? reply() : reply
    },
  }
  const client = connect('things', api, { fetcher, host, headers: {}, timeoutMs: 1000 })
  return { client, asked }
}

afterEach(() => vi.restoreAllMocks())

test('a call goes to the path of the host with its method, names and envelope', async () => {
  const host: Host<typeof api> = {
    paths: { find: 'POST /v2/one?full=1', make: '/v2/{name}/new' },
    rename: { every: { thingId: 'ma' }, find: { day: 'ngay' } },
    envelope: { find: 'result.inner', make: 'result' },
    wrap: { find: 'payload' },
  }
  const found = at(host, Response.json({ result: { inner: { data: { ma: 'x' } } } }))
  expect(await found.client.find({ id: '1', day: '2026-11-28' })).toEqual({
    status: 200,
    body: { data: { thingId: 'x' } },
  })
  const [asked] = found.asked
  expect([asked?.method, asked?.url]).toEqual(['POST', 'https://backend/v2/one?full=1'])
  expect(await asked?.json()).toEqual({ payload: { id: '1', ngay: '2026-11-28' } })

  const none = { result: { inner: null }, message: 'Không có' }
  const refused = at(host, Response.json(none, { status: 404 }))
  expect(await refused.client.find({ id: '2' })).toEqual({
    status: 404,
    body: { message: 'Không có' },
  })
  const made = at(host, Response.json({ result: { made: 3 } }))
  expect(await made.client.make({ name: 'a/b', tags: ['t'] })).toEqual({ made: 3 })
  expect(made.asked[0]?.url).toBe('https://backend/v2/a%2Fb/new')
  expect(await made.asked[0]?.json()).toEqual({ tags: '["t"]' })
})

test('a query joins the one of the path, and no value becomes a path of its own', async () => {
  const { client, asked } = at({ paths: { find: '/v2/one/{id}?full=1' } }, Response.json({}))
  await expect(client.find({ id: '..', day: 'd' })).rejects.toThrow('not acceptable')
  await client.find({ id: '7', day: 'd' }).catch(() => undefined)
  expect(asked[0]?.url).toBe('https://backend/v2/one/7?full=1&day=d')
})

test('what no map can say is adapted: an empty 204, and a refusal with status 200', async () => {
  const host: Host<typeof api> = {
    adapt: {
      make: ({ status }) => (status === 204 ? { status: 200, body: { made: 1 } } : undefined),
      find: ({ body }) =>
        (body as { success?: boolean }).success === false ? { status: 404, body: {} } : undefined,
    },
    adaptInput: { make: ({ name, ...rest }) => ({ ...rest, title: name }) },
  }
  const made = at(host, new Response(null, { status: 204 }))
  expect(await made.client.make({ name: 'n', tags: [] })).toEqual({ made: 1 })
  expect(await made.asked[0]?.json()).toEqual({ tags: '[]', title: 'n' })
  const found = at(host, () => Response.json({ success: false }))
  expect(await found.client.find({ id: '1' })).toEqual({ status: 404, body: {} })
})

test.each<[string, () => Response, string, string?]>([
  ['a refusal with status 200', () => Response.json({ success: false }), 'shape: success is false'],
  ['no content', () => new Response(null, { status: 204 }), 'status: 204', 'shape: made'],
  ['an empty body', () => new Response(''), 'shape: empty', 'shape: made'],
  ['a page', () => new Response('<!doctype html><p>Bảo trì</p>'), 'shape: a page and no JSON'],
  ['a text', () => new Response('OK'), 'shape: not JSON'],
])(
  '%s is a named failure, with and without a map',
  async (_what, reply, failure, ofMake = failure) => {
    for (const host of [{}, { envelope: 'result', rename: { every: { thingId: 'ma' } } }]) {
      const { client } = at(host, reply)
      await expect(client.list({})).rejects.toThrow(`things.list: ${failure}`)
      await expect(client.make({ name: 'n', tags: [] })).rejects.toThrow(`things.make: ${ofMake}`)
    }
  },
)

test('what was done may be answered with 201 and 204, and with nothing where nothing is asked of it', async () => {
  const drop = { ...api.make, responses: { 200: done, 404: z.object({}) } }
  for (const host of [{}, { envelope: 'result' }]) {
    const reply = (response: Response) => {
      const fetcher = { fetch: () => Promise.resolve(response) }
      const calls = { drop, make: api.make, list: api.list }
      return connect('things', calls, { fetcher, host, headers: {}, timeoutMs: 1000 })
    }
    const input = { name: 'n', tags: [] }
    const created = reply(Response.json({ made: 3 }, { status: 201 }))
    expect(await created.make(input)).toEqual({ made: 3 })
    for (const status of [200, 202, 204])
      expect(await reply(new Response(null, { status })).drop(input)).toEqual({
        status: 200,
        body: { success: true },
      })
    const partial = reply(Response.json([], { status: 206 }))
    await expect(partial.list({})).rejects.toMatchObject({ why: 'status', detail: '206' })
  }
})

test('a reply that is longer than any list is not read to its end, with and without a map', async () => {
  for (const host of [{}, { envelope: 'result' }]) {
    let sent = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      if (++sent > 9) controller.close()
      else controller.enqueue(new Uint8Array(1_000_000))
    }
    const { client } = at(host, new Response(new ReadableStream({ pull })))
    await expect(client.list({})).rejects.toMatchObject({ why: 'shape', detail: 'too long' })
    expect(sent).toBeLessThan(9)
  }
})

test('the status that a 200 says of a refusal is the status, unless the contract reads it', async () => {
  const told = (statusCode: unknown, more: object = {}, host: Host<typeof api> = {}) =>
    at(host, () => Response.json({ statusCode, data: null, ...more })).client
  const none = { status: 404, body: { message: 'Không có' } }
  expect(await told(404, none.body).find({ id: '1' })).toEqual(none)
  const inside = told(404, { ...none.body, result: null }, { envelope: 'result' })
  expect(await inside.find({ id: '1' })).toEqual(none)
  await expect(told('401').list({})).rejects.toBeInstanceOf(Unauthenticated)
  const making = { name: 'n', tags: [] }
  await expect(told(400, { made: 1 }).make(making)).rejects.toMatchObject({ why: 'status' })
  for (const code of [0, 200, 'ok', null])
    expect(await told(code, { made: 1 }).make(making)).toEqual({ made: 1 })

  const responses = { 200: z.object({ statusCode: z.int(), data: z.array(z.int()).nullable() }) }
  const call = { ...api.list, responses }
  const ask = (readsStatusCode: boolean, body: { statusCode: number; data: number[] | null }) => {
    const fetcher = { fetch: () => Promise.resolve(Response.json(body)) }
    const calls = { list: { ...call, readsStatusCode } }
    return connect('things', calls, { fetcher, headers: {}, timeoutMs: 1000 }).list({})
  }
  const refused = { statusCode: 404, data: null }
  expect(await ask(true, refused)).toEqual(refused)
  await expect(ask(false, refused)).rejects.toMatchObject({ detail: '404' })
  expect(await ask(false, { ...refused, data: [] })).toEqual({ ...refused, data: [] })
})

test('the sentence of a refused write is kept, whatever the contract has for its status [B-302]', async () => {
  const refused = (status: number, body: object) =>
    at({}, () => Response.json(body, { status })).client
  const make = (status: number, body: object) => refused(status, body).make({ name: 'n', tags: [] })
  const why = { message: 'Salon đã đóng.' }
  for (const status of [400, 403, 409, 422])
    await expect(make(status, why)).rejects.toMatchObject({
      name: 'Unacceptable',
      isBackends: true,
      issues: [{ field: '', message: 'Salon đã đóng.' }],
    })
  await expect(make(422, {})).rejects.toMatchObject({ issues: [{ field: '' }] })
  for (const status of [404, 405, 408, 500])
    await expect(make(status, why)).rejects.toMatchObject({ why: 'status' })
  await expect(make(400, {})).rejects.toMatchObject({ why: 'status' })
  await expect(refused(400, why).list({})).rejects.toMatchObject({ why: 'status' })
  const fetcher = { fetch: async () => Response.json(why, { status: 400 }) }
  const writing = { take: { ...api.list, isWrite: true } }
  const { take } = connect('things', writing, { fetcher, headers: {}, timeoutMs: 1000 })
  await expect(take({}), 'a GET that changes something').rejects.toMatchObject({
    issues: [{ field: '', message: 'Salon đã đóng.' }],
  })
})

test('a description that throws is named as such, and not a host that is gone', async () => {
  const { client } = at({ adapt: { list: () => (undefined as never)['x'] } }, Response.json([]))
  await expect(client.list({})).rejects.toMatchObject({
    why: 'shape',
    detail: 'adapt threw TypeError',
  })
})

test('a call of our own that a host lacks is absent; a specified one has failed', async () => {
  const ours = { ...api.find, kind: 'ours' as const }
  const ask = (call: typeof api.find | typeof ours, reply: Response, host?: Host) => {
    const fetcher = { fetch: () => Promise.resolve(reply) }
    const options = { fetcher, headers: {}, timeoutMs: 1000, ...(host ? { host } : {}) }
    return connect('things', { find: call }, options).find({ id: '1' })
  }
  const page = (status: number) => new Response('<h1>none</h1>', { status })
  for (const status of [404, 405, 501])
    await expect(ask(ours, page(status))).rejects.toMatchObject({ why: 'absent' })
  await expect(ask(ours, page(500))).rejects.toMatchObject({ why: 'status' })
  const half = new Response('{"mess', { status: 404 })
  await expect(ask(ours, half)).rejects.toMatchObject({ why: 'shape', detail: 'broke off' })
  await expect(ask(api.find, page(404))).rejects.toMatchObject({ why: 'shape' })
  expect(await ask(ours, Response.json({}, { status: 404 }))).toMatchObject({ status: 404 })
  await expect(ask(api.find, Response.error(), { lacks: ['find'] })).rejects.toMatchObject({
    why: 'absent',
    detail: 'as its description says',
  })
})

test('a call that a host lacks is asked for once in ten minutes by whoever calls it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('<h1>none</h1>', { status: 404 }))
  const between = { find: { ...api.find, kind: 'between' as const } }
  const ask = (WHEEL_URL: string) =>
    connect('wheel', between, { ...upstreamOf('wheel', { WHEEL_URL }), headers: {}, timeoutMs: 9 })
      .find({ id: '1' })
      .catch((error: unknown) => (error as BackendFailure).why)
  for (let press = 0; press < 3; press++) expect(await ask('https://a.example')).toBe('absent')
  expect(fetched).toHaveBeenCalledTimes(1)
  await ask('https://b.example')
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await ask('https://a.example')
  expect(fetched).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

const credentials = {
  authorization: 'Bearer token-of-a-customer',
  'x-holder': 'h',
  'x-client-address': '192.0.2.1',
  'x-device': 'd',
}

/** The headers of a call that reached the backend of this name. */
async function receivedHeaders(
  service: 'auth' | 'salons' | 'tracking',
  vars: object,
  host?: Host,
): Promise<Headers> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  const options = { headers: { ...credentials, 'x-request-id': 'r' }, timeoutMs: 1000 }
  await connect('things', api, { ...upstreamOf(service, vars, host), ...options }).list({})
  return (fetched.mock.lastCall![0] as Request).headers
}

test('a backend gets the credentials that it needs, and tracking none', async () => {
  const names = async (service: 'auth' | 'salons' | 'tracking') => {
    const URL = 'https://api.chain.example/v1/'
    const headers = await receivedHeaders(service, { [`${service.toUpperCase()}_URL`]: URL })
    return Object.keys(credentials).filter((name) => headers.has(name))
  }
  expect(await names('auth')).toEqual(Object.keys(credentials))
  expect(await names('salons')).toEqual(['authorization'])
  expect(await names('tracking')).toEqual([])
})

test('a description says which credentials its host gets, and in which header the token', async () => {
  const host: Host = { gets: ['session', 'device'], sessionHeader: 'x-token' }
  const SALONS_URL = 'https://api.chain.example/v1/'
  const headers = await receivedHeaders('salons', { SALONS_URL }, host)
  expect(Object.keys(credentials).filter((name) => headers.has(name))).toEqual(['x-device'])
  expect(headers.get('x-token')).toBe('token-of-a-customer')
})

test('secret headers of a host travel with every call, and a text that is none is named only', async () => {
  const SALONS_URL = 'https://api.chain.example/v1/'
  const headers = await receivedHeaders('salons', {
    SALONS_URL,
    SALONS_HEADERS: '{"x-api-key":"k3y"}',
  })
  expect([headers.get('x-api-key'), headers.get('x-request-id')]).toEqual(['k3y', 'r'])
  for (const SALONS_HEADERS of ['k3y', '["k3y"]', '{"x-api-key":3}', '{"k3y\\n":"v"}'])
    expect(() => upstreamOf('salons', { SALONS_URL, SALONS_HEADERS })).toThrow(
      /^SALONS_HEADERS is not a JSON object of headers\.$/,
    )
})

test('the address comes before the binding, and goes through the one for it', async () => {
  const asked: string[] = []
  const named = (name: string): Fetcher => ({
    fetch: async ({ url }) => {
      asked.push(`${name} ${url}`)
      return Response.json([])
    },
  })
  const [SALONS, SALONS_VIA] = [named('binding'), named('via')]
  const SALONS_URL = 'https://api.chain.example/v1/'
  for (const vars of [{ SALONS }, { SALONS, SALONS_VIA }, { SALONS, SALONS_VIA, SALONS_URL }])
    await connect('salons', api, {
      ...upstreamOf('salons', vars),
      headers: {},
      timeoutMs: 99,
    }).list({})
  expect(asked).toEqual([
    'binding https://backend/things',
    'binding https://backend/things',
    'via https://api.chain.example/v1/things',
  ])
  expect(() => upstreamOf('salons', {})).toThrow(
    'neither a binding SALONS nor a variable SALONS_URL',
  )
})
