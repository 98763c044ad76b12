import { createExecutionContext } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  BackendFailure,
  connect,
  type Fetcher,
  fetchAt,
  Unacceptable,
  Unauthenticated,
} from './connect'
import { endpoint, type Api } from './endpoint'
import { InvalidInput, serve, Unauthorized } from './serve'
import { idText, jsonText, wireDate } from './wire'

const message = z.object({ message: z.string() })
const api = {
  find: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/things/{id}',
    input: z.object({ id: idText, day: wireDate.optional() }),
    responses: {
      200: z.object({ NAME: z.string() }).transform((wire) => ({ name: wire.NAME })),
      404: message,
    },
  }),
  list: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/things/list',
    input: z.object({}),
    responses: { 200: z.array(z.int()) },
  }),
  make: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/things',
    input: z.object({ tags: jsonText(z.array(z.string().max(3))), count: z.int() }),
    responses: { 200: z.object({ made: z.int() }) },
  }),
  remove: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/things/{name}',
    input: z.object({ name: z.string() }),
    responses: { 200: z.object({ removed: z.string() }) },
  }),
} satisfies Api

let makes: (input: { tags: string[]; count: number }) => { made: number } = ({ count }) => ({
  made: count,
})

const app = serve<typeof api, object>('things', api, {
  find: ({ id, day }) =>
    id === 1
      ? { status: 200, body: { NAME: `one ${day ?? ''}` } }
      : { status: 404, body: { message: 'none' } },
  list: () => [1, 2],
  make: (input) => makes(input),
  remove: ({ name }, { bearer, requestId }) => ({ removed: `${name} ${bearer} ${requestId}` }),
})

const local: Fetcher = {
  fetch: async (request) => app.fetch(request, {}, createExecutionContext()),
}

function client(fetcher: Fetcher = local, headers: Record<string, string> = {}, timeoutMs = 1000) {
  return connect('things', api, { fetcher, headers, timeoutMs })
}

function backendWith(status: number, body: string): Fetcher {
  return { fetch: () => Promise.resolve(new Response(body, { status })) }
}

afterEach(() => vi.restoreAllMocks())

test('parameters are encoded for the wire and decoded again', async () => {
  expect(await client().find({ id: 1, day: '2026-11-22' })).toEqual({
    status: 200,
    body: { name: 'one 2026-11-22' },
  })
  expect(await client().find({ id: 2 })).toEqual({ status: 404, body: { message: 'none' } })
  expect(await client().make({ tags: ['a'], count: 3 })).toEqual({ made: 3 })
})

test('a fixed path is never taken for a name', async () => {
  expect(await client().list({})).toEqual([1, 2])
})

test('bearer and request id reach the answer, and an argument never becomes a path [H-176]', async () => {
  const headers = { authorization: 'Bearer abcdefghijklmnop', 'x-request-id': 'r1' }
  expect(await client(local, headers).remove({ name: '../list?x=1#y' })).toEqual({
    removed: '../list?x=1#y abcdefghijklmnop r1',
  })
  for (const name of ['.', '..'])
    await expect(client(local, headers).remove({ name })).rejects.toBeInstanceOf(Unacceptable)
})

test('422 from the contract and from an answer name the wire fields', async () => {
  const unsent = await client()
    .make({ tags: ['long'], count: 1 })
    .catch((caught: unknown) => caught)
  expect(unsent).toBeInstanceOf(Unacceptable)
  expect((unsent as Unacceptable).issues.map(({ field }) => field)).toEqual(['tags.0'])
  const raw = await local.fetch(
    new Request('https://x/things', {
      method: 'POST',
      body: '{"tags":"[\\"long\\"]","count":"1"}',
    }),
  )
  expect([
    raw.status,
    ((await raw.json()) as { issues: { field: string }[] }).issues
      .map((issue) => issue.field)
      .sort(),
  ]).toEqual([422, ['count', 'tags.0']])
  makes = () => {
    throw new InvalidInput([{ field: 'count', message: 'hết hàng' }])
  }
  const error = await client()
    .make({ tags: [], count: 1 })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Unacceptable)
  expect((error as Unacceptable).issues).toEqual([{ field: 'count', message: 'hết hàng' }])
})

test('401 is distinguished from a failure [H-130]', async () => {
  makes = () => {
    throw new Unauthorized()
  }
  await expect(client().make({ tags: [], count: 1 })).rejects.toBeInstanceOf(Unauthenticated)
})

test('a failing answer becomes 500 with a request id, its phones blotted out of the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  makes = () => {
    throw new Error('no luck with 0912345678')
  }
  const failure = await client(local, { 'x-request-id': 'r2' })
    .make({ tags: [], count: 1 })
    .catch((caught: unknown) => caught)
  expect(failure).toMatchObject({
    name: 'BackendFailure',
    backend: 'things',
    call: 'make',
    why: 'status',
  })
  expect(log.mock.calls.flat().join()).toContain('"requestId":"r2"')
  expect(log.mock.calls.flat().join()).not.toContain('0912345678')
})

test.each([
  ['another status', backendWith(502, ''), 'status'],
  ['no JSON', backendWith(200, '<html>'), 'shape'],
  ['another shape', backendWith(200, '{"made":"one"}'), 'shape'],
  ['no network', { fetch: () => Promise.reject(new Error('gone')) }, 'network'],
])('a backend that answers %s has failed', async (_what, fetcher, why) => {
  const failure = await client(fetcher)
    .make({ tags: [], count: 1 })
    .catch((caught: unknown) => caught)
  expect(failure).toBeInstanceOf(BackendFailure)
  expect((failure as BackendFailure).why).toBe(why)
})

test('a backend that does not answer in time has failed', async () => {
  const silent: Fetcher = {
    fetch: (request) =>
      new Promise((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  }
  await expect(client(silent, {}, 20).list({})).rejects.toMatchObject({ why: 'timeout' })
  const halfway: Fetcher = {
    fetch: ({ signal }) => {
      const start = (controller: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => controller.error(signal.reason))
      return Promise.resolve(new Response(new ReadableStream({ start })))
    },
  }
  await expect(client(halfway, {}, 20).list({})).rejects.toMatchObject({ why: 'timeout' })
})

test('bodies that are no JSON object are unacceptable, unknown paths are not found, health is answered', async () => {
  const post = (body: string) =>
    local.fetch(new Request('https://x/things', { method: 'POST', body }))
  for (const body of ['[1]', '"a"', 'null', '{']) expect((await post(body)).status).toBe(422)
  expect((await local.fetch(new Request('https://x/nowhere'))).status).toBe(404)
  expect(await (await local.fetch(new Request('https://x/health'))).json()).toEqual({
    worker: 'things',
    ok: true,
  })
})

test('of a service binding, which has a method of every name, only fetch is called', async () => {
  const binding = new Proxy(local, {
    get: (target, name) =>
      name === 'fetch' ? target.fetch : () => Promise.reject(new Error('no such method')),
  })
  expect(await client(binding).list({})).toEqual([1, 2])
})

test('a backend on its own host is requested at its origin', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([3]))
  expect(await client(fetchAt('https://api.example.vn/')).list({})).toEqual([3])
  expect((fetched.mock.calls[0]![0] as Request).url).toBe('https://api.example.vn/things/list')
})
