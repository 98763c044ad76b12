import type { Hono } from 'hono'
import type { Reply } from './connect'

/** Where a backend of ours answers several reads in one request; not of the chain's own calls. */
const PATH = '/together'

/** Bytes that a reader takes at once at most. */
const PIECE_BYTES = 65_536

/** Most reads of one request. */
export const MOST_READS = 20

/**
 * Lets a backend answer several GET calls in one request: the body is `{ reads: ["/path?query", …] }`, each made with the headers of the request.
 * Each answer is a line of its own, `index status body`, sent when it is ready, so that a slow one holds up no other.
 */
export function serveTogether<Env extends object>(app: Hono<{ Bindings: Env }>): void {
  app.post(PATH, async (c) => {
    const reads = readsOf(await c.req.json().catch(() => null))
    if (!reads) return c.json({ message: 'Danh sách câu hỏi chưa hợp lệ.' }, 422)
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['content-type', 'content-length']) headers.delete(name)
    const answer = async (path: string) => app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, { waitUntil: (work) => c.executionCtx.waitUntil(work), passThroughOnException: () => undefined, props: {} })
    return new Response(linesOf(reads.map(answer)), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  })
}

/** The one request for several reads. */
export function togetherRequest(reads: readonly Request[], signal: AbortSignal): Request {
  const paths = reads.map(({ url }) => url.slice(new URL(url).origin.length))
  const headers = new Headers(reads[0]!.headers)
  headers.set('content-type', 'application/json')
  return new Request(`https://backend${PATH}`, { method: 'POST', headers, body: JSON.stringify({ reads: paths }), signal })
}

/**
 * Hands over each answer as it comes; what is no such line is passed over. Throws when the connection breaks. Bytes are asked for by the
 * largest piece, as each piece and each stream between costs the reader more than what is in it.
 */
export async function readTogether(response: Pick<Response, 'body'>, onAnswer: (at: number, answer: Reply) => void): Promise<void> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of largePieces(response.body)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      const [start, at, status] = /^(\d+) ([2-5]\d\d) /.exec(line) ?? []
      if (start !== undefined) onAnswer(Number(at), told(Number(status), line.slice(start.length)))
    }
  }
}

/** An answer whose text has come already: a Response would encode and decode it again. */
export function told(status: number, text: string): Reply {
  return { status, text: () => Promise.resolve(text), body: null }
}

async function* largePieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const read = readerOf(body)
  let buffer = new ArrayBuffer(PIECE_BYTES)
  for (;;) {
    const { done, value } = await read(buffer)
    if (done || !value) return
    yield value
    buffer = value.buffer as ArrayBuffer
  }
}

/** Reads into a buffer where the stream can, as every stream from another worker does. */
function readerOf(body: ReadableStream<Uint8Array>): (into: ArrayBuffer) => Promise<{ done: boolean; value?: Uint8Array | undefined }> {
  try {
    const reader = body.getReader({ mode: 'byob' })
    return (into) => reader.read(new Uint8Array(into))
  } catch {
    const reader = body.getReader()
    return () => reader.read()
  }
}

function linesOf(answers: Promise<Response>[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      await Promise.all(answers.map(async (answer, at) => controller.enqueue(encoder.encode(`${at} ${await lineOf(await answer)}\n`))))
      controller.close()
    },
  })
}

async function lineOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    // A stream has no end to wait for.
    await response.body?.cancel()
    return '404 {}'
  }
  const body = await response.text()
  return `${response.status} ${body.includes('\n') ? JSON.stringify(JSON.parse(body)) : body}`
}

function readsOf(body: unknown): string[] | null {
  const reads = (body as { reads?: unknown } | null)?.reads
  if (!Array.isArray(reads) || reads.length === 0 || reads.length > MOST_READS) return null
  return reads.every((path): path is string => typeof path === 'string' && /^\/[^/]/.test(path)) ? reads : null
}
