import type * as z from 'zod'
import {
  ABSENT_STATUSES,
  BackendFailure,
  buildRequest,
  type ClientOptions,
  refuseLacking,
} from './connect'
import type { Hono } from 'hono'
import { logDropped, logFailure } from './log'
import { type HandlerContext, readInput, unacceptable } from './serve'
import type { TooManyReply } from './rate-limit'
import { parseJson } from '../../domain/parse-json'
import { frozen } from './frozen'
import { createLru } from './lru'
import { type DroppedRows, faultOf, withDropped } from './wire'

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
  read: (text: string) => ReadEvent<z.output<E>>
}

/** An event as it was read, and the rows that it lost. */
type ReadEvent<E> = { result: z.ZodSafeParseResult<E>; dropped: DroppedRows | null }

/** All streams of one backend. */
export type Streams = { readonly [name: string]: StreamCall }

/** Texts of a stream that were read last. */
const LAST_READ = 50

/** Defines a stream's contract. */
export function stream<const I extends z.ZodType, const E extends z.ZodType>(
  call: Omit<StreamCall<I, E>, 'read'>,
): StreamCall<I, E> {
  const last = createLru<ReadEvent<z.output<E>>>(LAST_READ)
  return {
    ...call,
    read: (text) =>
      last.get(text, () => {
        const read = withDropped(parseJson(text), (event) => call.event.safeParse(event))
        if (read.result.success) frozen(read.result.data)
        return read
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

/** Longest event, in characters: a salon's whole day has a hundredth of it. */
const MAX_EVENT_LENGTH = 1_000_000

/** Events as they come. `return` hangs up at once, also while `next` is awaited. */
export type Events<E> = AsyncIterableIterator<E, undefined>

/**
 * Opens a stream of a backend. Its timeout is for the first bytes only; what cannot be opened,
 * breaks or does not fit the contract is a BackendFailure.
 */
export async function openStream<I extends z.ZodType, E extends z.ZodType>(
  backend: string,
  name: string,
  call: StreamCall<I, E>,
  input: z.output<I>,
  {
    fetcher,
    host,
    absent,
    headers,
    timeoutMs,
  }: Pick<ClientOptions, 'fetcher' | 'host' | 'absent' | 'headers'> & { timeoutMs: number },
): Promise<Events<z.output<E>>> {
  refuseLacking(backend, name, { host, absent })
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), timeoutMs)
  const failed = (why: BackendFailure['why'], detail: string): BackendFailure =>
    new BackendFailure(backend, name, why, detail)
  const read = (text: string) => {
    const { result, dropped } = call.read(text)
    if (dropped) logDropped(`${backend}.${name}`, headers['x-request-id'], dropped)
    return result
  }
  try {
    const request = buildRequest({ ...call, method: 'GET' }, input, {
      name,
      host,
      headers: { ...headers, accept: 'text/event-stream' },
      signal: hangUp.signal,
    })
    const response = await fetcher.fetch(request)
    if (
      response.status === 200 &&
      response.body &&
      response.headers.get('content-type')?.startsWith('text/event-stream')
    )
      return eventsOf<z.output<E>>(response.body, read, hangUp, failed)
    await response.body?.cancel()
    const isAbsent = ABSENT_STATUSES.includes(response.status)
    if (isAbsent) absent?.note(name)
    throw failed(isAbsent ? 'absent' : 'status', String(response.status))
  } catch (error) {
    if (
      error instanceof Error &&
      (error.name === 'BackendFailure' || error.name === 'Unacceptable')
    )
      throw error
    throw failed(
      hangUp.signal.aborted ? 'timeout' : 'network',
      error instanceof Error ? error.name : 'unknown',
    )
  } finally {
    clearTimeout(timer)
  }
}

/** The same events; `over` is called once, when they have ended, broken or been left. */
export function whenOver<E>(events: Events<E>, over: () => void): Events<E> {
  let isOver = false
  const once = (): void => {
    if (!isOver) over()
    isOver = true
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: async () => {
      try {
        const event = await events.next()
        if (event.done) once()
        return event
      } catch (error) {
        once()
        throw error
      }
    },
    return: async () => {
      once()
      await events.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Hosts of the chain may end lines in any of the three ways of the standard, but in one of them. */
const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/

/** The data lines of an event; undefined for a comment, or an event of other fields alone. */
function dataOf(event: string): string | undefined {
  const lines = event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
  return lines.length > 0 ? lines.join('\n') : undefined
}

function eventsOf<E>(
  body: ReadableStream<Uint8Array>,
  read: (text: string) => z.ZodSafeParseResult<E>,
  hangUp: AbortController,
  failed: (why: BackendFailure['why'], detail: string) => BackendFailure,
): Events<E> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let isOver = false
  let leave = (): void => undefined
  const left = new Promise<{ done: true; value: undefined }>(
    (resolve) => (leave = () => resolve({ done: true, value: undefined })),
  )

  /** The data of the next event that has any; undefined at the end. */
  async function nextData(): Promise<string | undefined> {
    for (;;) {
      const end = BLANK_LINE.exec(rest)
      if (end) {
        const data = dataOf(rest.slice(0, end.index))
        rest = rest.slice(end.index + end[0].length)
        if (data !== undefined) return data
        continue
      }
      const { done, value } = await reader.read()
      if (done) return undefined
      rest += decoder.decode(value, { stream: true })
      if (rest.length > MAX_EVENT_LENGTH) throw new Error('too long')
    }
  }

  async function nextEvent(): Promise<IteratorResult<E, undefined>> {
    const data = await nextData().catch((error: unknown) => {
      if (isOver) return undefined
      disconnect()
      throw failed('network', error instanceof Error ? error.name : 'unknown')
    })
    if (data === undefined) return { done: true, value: undefined }
    const parsed = read(data)
    if (parsed.success) return { done: false, value: parsed.data }
    // Nobody asks for more after a failure, nor closes what has failed.
    disconnect()
    throw failed('shape', faultOf(parsed.error.issues))
  }

  function disconnect(): void {
    reader.cancel().catch(() => undefined)
    hangUp.abort()
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => (isOver ? left : Promise.race([nextEvent(), left])),
    return: async () => {
      isOver = true
      leave()
      disconnect()
      return { done: true, value: undefined }
    },
  }
}

/** One function per stream of the contract: what to listen to, or that too many listen already. */
export type StreamHandlers<S extends Streams, Env> = {
  [K in keyof S]: (
    input: StreamInputOf<S[K]>,
    context: HandlerContext<Env>,
  ) => Promise<Source<S[K]> | TooManyReply>
}

/**
 * Adds a contract's streams to the app that serves its calls: 422 for unacceptable input, 429 when
 * there are too many listeners, 500 when none can be opened.
 */
export function serveStreams<S extends Streams, Env extends object>(
  app: Hono<{ Bindings: Env }>,
  worker: string,
  streams: S,
  handlers: StreamHandlers<S, Env>,
): void {
  for (const [name, call] of Object.entries(streams)) {
    const handler = handlers[name as keyof S] as (
      input: unknown,
      context: HandlerContext<Env>,
    ) => Promise<Source<typeof call> | TooManyReply>
    app.get(call.path, async (c) => {
      const requestId = c.req.header('x-request-id') ?? crypto.randomUUID()
      const read = await readInput(call, c.req.raw, {})
      if (!read.ok) return c.json(unacceptable(read.issues, requestId), 422)
      try {
        const source = await handler(read.input, {
          env: c.env,
          request: c.req.raw,
          requestId,
          bearer: null,
          waitUntil: (work) => c.executionCtx.waitUntil(work),
        })
        if (typeof source === 'function') return eventStream(source, c.req.raw.signal)
        return c.json(source.body, source.status)
      } catch (error) {
        logFailure({ worker, call: name, requestId }, error)
        return c.json({ message: 'Hệ thống gián đoạn, vui lòng thực hiện lại', requestId }, 500)
      }
    })
  }
}
