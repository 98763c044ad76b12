import type { Hono } from 'hono'
import * as z from 'zod'
import type { Read, Reply } from './connect'
import { joined } from '../../domain/bytes'
import { withTimeout } from '../../domain/with-timeout'

/**
 * The path where our backends serve several reads in one request; not one of the chain's own calls.
 */
const PATH = '/batch'

/** Bytes that a reader takes at once at most. */
const MAX_PIECE_BYTES = 65_536

const END_OF_LINE = 10

/**
 * Ms that finished responses wait for others, to be sent in one piece: a caller of several reads
 * needs all of them.
 */
const SOON_MS = 50

/** `index status ` of the longest line, in bytes. */
const MAX_START_BYTES = 8

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Most reads of one request. */
export const MAX_READS = 20

const batchInput = z.object({
  reads: z
    .array(z.string().regex(/^\/[^/]/))
    .min(1)
    .max(MAX_READS),
})

/**
 * Lets a backend serve several GET calls in one request: the body is `{ reads: ["/path?query", …]
 * }`, each made with the headers of the request. Each response is a line of its own, `index status
 * body`. Responses that are ready at about the same time are sent in one piece, which costs both
 * sides a third less than a stream; where one is slow, each is sent when it is ready, so that it
 * delays no other.
 */
export function serveBatch<Env extends object>(app: Hono<{ Bindings: Env }>): void {
  app.post(PATH, async (c) => {
    const reads = readsOf(await c.req.json().catch(() => null))
    if (!reads) return c.json({ message: 'Danh sách câu hỏi chưa hợp lệ.' }, 422)
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['content-type', 'content-length']) headers.delete(name)
    const reply = async (path: string) =>
      app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, {
        waitUntil: (work) => c.executionCtx.waitUntil(work),
        passThroughOnException: () => undefined,
        props: {},
      })
    const lines = reads.map(async (path, at) => lineOf(at, await bodyOf(reply(path))))
    const all = await withTimeout(SOON_MS, Promise.all(lines))
    return new Response(all ? joined(all) : streamOf(lines), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  })
}

/** Whether a request carries several reads. */
export function isBatch({ method, url }: Request): boolean {
  return method === 'POST' && url === `https://backend${PATH}`
}

/** The one request for several reads, with the headers of the first. */
export function batchRequest(reads: readonly Read[], signal: AbortSignal): Request {
  return new Request(`https://backend${PATH}`, {
    method: 'POST',
    headers: { ...reads[0]?.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ reads: reads.map(({ path }) => path) }),
    redirect: 'manual',
    signal,
  })
}

/**
 * Calls back with each response as it arrives; malformed lines are skipped. Throws when the
 * connection breaks. It reads the largest pieces possible, as each piece and each stream in between
 * costs the reader more than its content.
 */
export async function readBatch(
  response: Response,
  onReply: (at: number, reply: Reply) => void,
): Promise<void> {
  let begun: Uint8Array[] = []
  for await (const piece of piecesOf(response)) {
    let from = 0
    for (let end = piece.indexOf(END_OF_LINE); end >= 0; end = piece.indexOf(END_OF_LINE, from)) {
      const line = piece.subarray(from, end)
      handOverLine(begun.length > 0 ? joined([...begun, line]) : line, onReply)
      begun = []
      from = end + 1
    }
    if (from < piece.length) begun.push(piece.subarray(from))
  }
}

function handOverLine(line: Uint8Array, onReply: (at: number, reply: Reply) => void): void {
  const [start, at, status] =
    /^(\d+) ([2-5]\d\d) /.exec(decoder.decode(line.subarray(0, MAX_START_BYTES))) ?? []
  if (start !== undefined)
    onReply(Number(at), bufferedReply(Number(status), line.subarray(start.length)))
}

/** A response whose body has come already. */
export function bufferedReply(status: number, body: Uint8Array): Reply {
  return { status, bytes: () => Promise.resolve(body), body: null }
}

async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  // A body with a known length was sent in one piece and is read in one.
  if (response.headers.has('content-length')) return yield await response.bytes()
  if (!response.body) return
  const read = readerOf(response.body)
  let buffer = new ArrayBuffer(MAX_PIECE_BYTES)
  for (;;) {
    const { done, value } = await read(buffer)
    if (done || !value) return
    // Its memory takes the next piece.
    yield value.slice()
    buffer = value.buffer
  }
}

/** Reads into a buffer where the stream can, as every stream from another worker does. */
function readerOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): (into: ArrayBuffer) => Promise<{ done: boolean; value?: Uint8Array<ArrayBuffer> | undefined }> {
  try {
    const reader = body.getReader({ mode: 'byob' })
    return (into) => reader.read(new Uint8Array(into))
  } catch {
    const reader = body.getReader()
    return () => reader.read()
  }
}

function streamOf(lines: Promise<Uint8Array>[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      await Promise.all(lines.map(async (line) => controller.enqueue(await line)))
      controller.close()
    },
  })
}

/** The body stays the bytes it is, as making a text of it and bytes of that again costs more than all else here. */
function lineOf(at: number, { status, body }: { status: number; body: Uint8Array }): Uint8Array {
  return joined([encoder.encode(`${at} ${status} `), body, Uint8Array.of(END_OF_LINE)])
}

async function bodyOf(reply: Promise<Response>): Promise<{ status: number; body: Uint8Array }> {
  try {
    const response = await reply
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return {
        status: response.status,
        body: inOneLine(new Uint8Array(await response.arrayBuffer())),
      }
    // A stream has no end to wait for.
    await response.body?.cancel()
    return { status: 404, body: nothing }
  } catch {
    return { status: 500, body: nothing }
  }
}

const nothing = encoder.encode('{}')

function inOneLine(body: Uint8Array): Uint8Array {
  return body.includes(END_OF_LINE)
    ? encoder.encode(JSON.stringify(JSON.parse(decoder.decode(body))))
    : body
}

function readsOf(body: unknown): string[] | null {
  const parsed = batchInput.safeParse(body)
  return parsed.success ? parsed.data.reads : null
}
