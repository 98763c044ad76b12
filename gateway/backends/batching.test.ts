import { expect, test } from 'vitest'
import type { Read, Reply } from '../../workers/kit/connect'
import { batchReads } from './batching'

type Seen = { method: string; path: string; reads?: string[] }

/** A backend that answers with `response`, and records its requests. */
function backend(respond: (request: Request, reads: string[]) => Response | Promise<Response>) {
  const seen: Seen[] = []
  const fetcher = {
    fetch: async (request: Request) => {
      const reads =
        request.method === 'POST'
          ? ((await request.clone().json()) as { reads: string[] }).reads
          : []
      seen.push({
        method: request.method,
        path: new URL(request.url).pathname,
        ...(reads.length > 0 ? { reads } : {}),
      })
      return respond(request, reads)
    },
  }
  return { seen, read: batchReads(fetcher) }
}

function get(
  path: string,
  headers: Record<string, string> = {},
  signal = AbortSignal.timeout(5000),
): Read {
  return { path, headers, signal }
}

const jsonOf = async (response: Reply): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await response.bytes()))

const lines = (_request: Request, reads: string[]) =>
  new Response(reads.map((path, at) => `${at} 200 "${path}"\n`).join(''))

test('reads of one moment are one request, a read alone travels as it is', async () => {
  const { seen, read } = backend(lines)
  const responses = await Promise.all(['/a?x=1', '/b', '/c'].map((path) => read(get(path))))
  expect(await Promise.all(responses.map(jsonOf))).toEqual(['/a?x=1', '/b', '/c'])
  await read(get('/d'))
  expect(seen).toEqual([
    { method: 'POST', path: '/batch', reads: ['/a?x=1', '/b', '/c'] },
    { method: 'GET', path: '/d' },
  ])
})

test('reads in two names stay two requests', async () => {
  const { seen, read } = backend(lines)
  await Promise.all(
    [
      get('/a', { authorization: 'Bearer an' }),
      get('/b', { authorization: 'Bearer an' }),
      get('/c'),
    ].map((one) => read(one)),
  )
  expect(seen).toHaveLength(2)
  expect(seen).toEqual(
    expect.arrayContaining([
      { method: 'POST', path: '/batch', reads: ['/a', '/b'] },
      { method: 'GET', path: '/c' },
    ]),
  )
})

test('a backend without batches gets single requests', async () => {
  const { seen, read } = backend((request) =>
    request.method === 'POST' ? new Response(null, { status: 404 }) : Response.json('alone'),
  )
  const responses = await Promise.all(['/a', '/b'].map((path) => read(get(path))))
  expect(await Promise.all(responses.map(jsonOf))).toEqual(['alone', 'alone'])
  expect(seen.map(({ path }) => path)).toEqual(['/batch', '/a', '/b'])
})

test('a refused, unreadable or failed batch fails each of its reads', async () => {
  const outcomes = async (respond: () => Response | Promise<Response>) =>
    Promise.all(
      ['/a', '/b'].map((path) =>
        backend(respond)
          .read(get(path))
          .then(
            ({ status }) => status,
            (error: unknown) => (error instanceof Error ? error.message : null),
          ),
      ),
    )
  expect(await outcomes(() => new Response('down', { status: 503 }))).toEqual([503, 503])
  expect(await outcomes(() => Promise.reject(new Error('connection refused')))).toEqual([
    'connection refused',
    'connection refused',
  ])
  const { read } = backend(() => Response.json({ nonsense: true }))
  const responses = await Promise.all(['/a', '/b'].map((path) => read(get(path))))
  for (const response of responses) await expect(jsonOf(response)).rejects.toThrow()
})

test('an aborted read leaves the others of its batch alone', async () => {
  const timeout = new AbortController()
  const { read } = backend(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('1 200 "b"\n'))
          },
        }),
      ),
  )
  const slow = read(get('/a', {}, timeout.signal))
  const quick = read(get('/b'))
  expect(await jsonOf(await quick)).toBe('b')
  timeout.abort(new Error('too slow'))
  await expect(slow).rejects.toThrow('too slow')
})
