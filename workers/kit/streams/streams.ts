import { parseJson } from '../../../domain/parse-json'
import type * as z from 'zod'
import { frozen } from '../frozen'
import { createLru } from '../lru'

/**
 * A REST call that responds with server-sent events for as long as the caller listens; each event
 * is one JSON value.
 */
export type StreamCall<I extends z.ZodType = z.ZodType, E extends z.ZodType = z.ZodType> = {
  /** Path without arguments; they travel in the query. */
  path: string
  /** A codec, as an endpoint's. */
  input: I
  event: E
  /** Validates an event's text. Equal texts for many listeners are validated once, and frozen. */
  read: (text: string) => z.ZodSafeParseResult<z.output<E>>
}

/** All streams of one backend. */
export type Streams = { readonly [name: string]: StreamCall }

/** Texts of a stream that were read last. */
const LAST_READ = 50

/** Defines a stream's contract. */
export function stream<const I extends z.ZodType, const E extends z.ZodType>(
  call: Omit<StreamCall<I, E>, 'read'>,
): StreamCall<I, E> {
  const last = createLru<z.ZodSafeParseResult<z.output<E>>>(LAST_READ)
  return {
    ...call,
    read: (text) =>
      last.get(text, () => {
        const parsed = call.event.safeParse(parseJson(text))
        if (parsed.success) frozen(parsed.data)
        return parsed
      }),
  }
}

/** The input of a stream, for caller and worker. */
export type StreamInputOf<C extends StreamCall> = z.output<C['input']>

/** Where a worker sends its events: each `emit` is one, `end` closes the stream. */
export type Listener<C extends StreamCall> = {
  emit: (event: z.input<C['event']>) => void
  end: () => void
}

/** A worker's work for one listener until the returned function is called. */
export type Source<C extends StreamCall> = (listener: Listener<C>) => () => void

/** Milliseconds between signs of life, shorter than any proxy's idle timeout. */
const HEARTBEAT_MS = 15_000

/**
 * Most events that wait for a listener who does not read; at one more the stream is closed, and
 * they reconnect for the newest.
 */
const MAX_WAITING = 16

/**
 * The response of a stream: events as `data:` lines, comments as heartbeats. The source ends when
 * the listener leaves: `signal` reports that at once, a failed write later.
 */
export function eventStream<C extends StreamCall>(
  source: Source<C>,
  signal?: AbortSignal,
): Response {
  let stop = (): void => undefined
  let beat: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const over = (): void => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', over)
    clearInterval(beat)
    stop()
  }
  signal?.addEventListener('abort', over)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (bytes: Uint8Array): void => {
        if (isOver) return
        controller.enqueue(bytes)
        if ((controller.desiredSize ?? 0) < -MAX_WAITING) close()
      }
      const close = (): void => {
        if (isOver) return
        over()
        controller.close()
      }
      beat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
      // The headers leave with the first bytes.
      write(HEARTBEAT)
      stop = source({ emit: (event) => write(bytesOf(event)), end: close })
      if (isOver) stop()
    },
    cancel: over,
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    },
  })
}

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')

/** The serialised form of events: one that is sent to many is serialised once. */
const written = new WeakMap<object, Uint8Array>()

function bytesOf(event: unknown): Uint8Array {
  const known = typeof event === 'object' && event !== null ? written.get(event) : undefined
  if (known) return known
  const bytes = encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
  if (typeof event === 'object' && event !== null) written.set(event, bytes)
  return bytes
}
