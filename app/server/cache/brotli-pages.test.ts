import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBrotli } from './brotli-pages'

let minutes = 0

// Pages take turns, so each test begins a minute after the last one.
beforeEach(() => void vi.useFakeTimers({ now: ++minutes * 60_000 }))
afterEach(() => void vi.useRealTimers())

let tags = 0
const text = '<p>Anh chọn giờ trước, đến là có người đón.</p>'.repeat(9)
const everyCoding = 'gzip, deflate, br, zstd'

/** Requests of one page of its own, and the work that they leave for after their responses. */
function setUp() {
  const etag = `"tag-${++tags}"`
  const body = new TextEncoder().encode(text)
  const works: Promise<unknown>[] = []
  const send = (
    accepted: string | null,
    { visitors = accepted, response = new Response(body, { headers: { etag, 'x-a': 'a' } }) } = {},
  ) => {
    const request = new Request('https://site.example/', {
      headers: accepted === null ? {} : { 'accept-encoding': accepted },
    })
    Object.defineProperty(request, 'cf', { value: { clientAcceptEncoding: visitors } })
    return inBrotli(
      request,
      response,
      { body, etag },
      { now: Date.now(), execution: { waitUntil: (work) => void works.push(work) } },
    )
  }
  const compress = async () => {
    send(everyCoding)
    send(everyCoding)
    await vi.runAllTimersAsync()
    await Promise.all(works)
  }
  return { etag, works, send, compress }
}

test('from the third request on a page is sent with brotli, with a weak tag and its other headers', async () => {
  const { etag, send, compress } = setUp()
  await compress()
  const sent = send(everyCoding)
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-encoding': 'br',
    etag: `W/${etag}`,
    'x-a': 'a',
  })
  const bytes = Buffer.from(await sent.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})

test('a page that is seen once is not compressed, one that is seen often once, and after its response', async () => {
  const { works, send } = setUp()
  send(everyCoding)
  expect(works).toHaveLength(0)
  for (let more = 0; more < 3; more++)
    expect(send(everyCoding).headers.has('content-encoding')).toBe(false)
  expect(works).toHaveLength(1)
  await vi.runAllTimersAsync()
  send(everyCoding)
  expect(works).toHaveLength(1)
})

test.each([null, 'gzip', 'identity', 'br;q=0, gzip', 'br;q=0.0', 'brx'])(
  'who accepts %j gets the page as it is',
  async (accepted) => {
    const { etag, send, compress } = setUp()
    await compress()
    const sent = send(accepted)
    expect([sent.headers.get('content-encoding'), sent.headers.get('etag')]).toEqual([null, etag])
    expect(await sent.text()).toBe(text)
  },
)

test('what the visitor accepts counts, not what the platform does in between', async () => {
  const { send, compress } = setUp()
  await compress()
  expect(send('br, gzip', { visitors: 'gzip' }).headers.has('content-encoding')).toBe(false)
  expect(send('br, gzip', { visitors: 'gzip, br;q=0.5' }).headers.get('content-encoding')).toBe(
    'br',
  )
})

test('a 304 and a HEAD have the tag of a GET, and compress nothing', async () => {
  const { etag, works, send, compress } = setUp()
  const bare = (status: number, accepted = everyCoding) =>
    send(accepted, { response: new Response(null, { status, headers: { etag, 'x-a': 'a' } }) })
  send(everyCoding)
  for (const status of [304, 200, 304]) expect(bare(status).headers.get('etag')).toBe(etag)
  expect(works).toHaveLength(0)
  await compress()
  for (const status of [304, 200]) {
    const sent = bare(status)
    expect([sent.status, sent.body]).toEqual([status, null])
    expect(Object.fromEntries(sent.headers)).toEqual({ etag: `W/${etag}`, 'x-a': 'a' })
  }
  expect(bare(304, 'gzip').headers.get('etag')).toBe(etag)
})

test('pages are compressed a second apart, and no more begin than have their turn within eight seconds', async () => {
  const pages = Array.from({ length: 10 }, setUp)
  for (const { send } of [...pages, ...pages]) send(everyCoding)
  expect(pages.map(({ works }) => works.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  const compressed = () =>
    pages.filter(({ send }) => send(everyCoding).headers.has('content-encoding')).length
  await vi.advanceTimersByTimeAsync(1000)
  expect(compressed()).toBe(1)
  await vi.advanceTimersByTimeAsync(7000)
  expect(compressed()).toBe(8)
  await vi.advanceTimersByTimeAsync(8000)
  expect(compressed()).toBe(10)
})
