import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Reply } from './connect'
import { endpoint } from './endpoint'
import { type Handlers, serve, Unauthorized } from './serve'
import { MAX_READS, readBatch, batchRequest } from './batch'

const api = {
  echo: endpoint({
    method: 'GET',
    path: '/echo/{word}',
    input: z.object({ word: z.string(), times: z.string().optional() }),
    responses: { 200: z.object({ text: z.string() }), 404: z.object({ message: z.string() }) },
  }),
  write: endpoint({
    method: 'POST',
    path: '/write',
    input: z.object({}),
    responses: { 200: z.object({}) },
  }),
}

/** A backend whose answers wait until `released`. */
function backend(released: Promise<void> = Promise.resolve()) {
  const responses: Handlers<typeof api, object> = {
    echo: async ({ word, times }, { request }) => {
      if (word === 'slow') await released
      if (word === 'lost') throw new Error('lost')
      if (word === 'private' && !request.headers.get('authorization')) throw new Unauthorized()
      return word === 'nobody'
        ? { status: 404, body: { message: 'Không có.' } }
        : {
            status: 200,
            body: { text: `${word}${times ?? ''}\n${request.headers.get('x-request-id')}` },
          }
    },
    write: () => ({}),
  }
  return serve('test', api, responses)
}

function sendBatch(paths: string[], app = backend()): Promise<Response> {
  const signal = AbortSignal.timeout(5000)
  const reads = paths.map((path) => ({ path, headers: { 'x-request-id': 'r1' }, signal }))
  return Promise.resolve(app.fetch(batchRequest(reads, signal)))
}

async function repliesOf(response: Response): Promise<[number, number, unknown][]> {
  const responses: [number, Reply][] = []
  await readBatch(response, (at, response) => void responses.push([at, response]))
  return Promise.all(
    responses.map(async ([at, response]): Promise<[number, number, unknown]> => [
      at,
      response.status,
      JSON.parse(new TextDecoder().decode(await response.bytes())),
    ]),
  )
}

test('reads of a batch share the headers, and each gets its own reply', async () => {
  const responses = await repliesOf(
    await sendBatch([
      '/echo/m%C6%B0%E1%BB%A3t?times=2',
      '/echo/nobody',
      '/echo/private',
      '/nowhere',
    ]),
  )
  expect(responses.sort()).toEqual([
    [0, 200, { text: 'mượt2\nr1' }],
    [1, 404, { message: 'Không có.' }],
    [2, 401, expect.objectContaining({ message: expect.any(String) as string })],
    [3, 404, expect.anything()],
  ])
})

test('one that breaks costs itself only', async () => {
  const responses = await repliesOf(await sendBatch(['/echo/lost', '/echo/an']))
  expect(responses.map(([at, status]) => [at, status]).sort()).toEqual([
    [0, 500],
    [1, 200],
  ])
})

test('a slow one holds up no other', async () => {
  let go: () => void = () => undefined
  const response = await sendBatch(
    ['/echo/slow', '/echo/an'],
    backend(new Promise((resolve) => (go = resolve))),
  )
  const order: number[] = []
  await readBatch(response, (at) => {
    order.push(at)
    go()
  })
  expect(order).toEqual([1, 0])
})

test('only reads travel together, and only so many', async () => {
  expect(
    (await repliesOf(await sendBatch(['/write', '/batch']))).map(([, status]) => status),
  ).toEqual([404, 404])
  expect((await sendBatch(Array.from({ length: MAX_READS + 1 }, () => '/echo/an'))).status).toBe(
    422,
  )
  for (const body of [
    '',
    '[]',
    '{"reads":[]}',
    '{"reads":["echo"]}',
    '{"reads":["//elsewhere/echo"]}',
    '{"reads":[1]}',
  ]) {
    expect((await backend().request('/batch', { method: 'POST', body })).status, body).toBe(422)
  }
})

test('lines that are none are passed over', async () => {
  expect(
    await repliesOf(new Response('{"nonsense":true}\n0 999 {}\n1 200 {"a":1}\n2 200 {')),
  ).toEqual([[1, 200, { a: 1 }]])
})
