import type * as z from 'zod'

/** A REST call that answers with server-sent events for as long as the caller listens; each event is one JSON value. */
export type StreamCall<I extends z.ZodType = z.ZodType, E extends z.ZodType = z.ZodType> = {
  /** Path without arguments; they travel in the query. */
  path: string
  /** A codec, as an endpoint's. */
  input: I
  event: E
}

/** All streams of one backend. */
export type Streams = { readonly [name: string]: StreamCall }

/** Types a stream without widening it. */
export function stream<const I extends z.ZodType, const E extends z.ZodType>(
  call: StreamCall<I, E>,
): StreamCall<I, E> {
  return call
}

/** What a caller passes and a worker receives. */
export type StreamInputOf<C extends StreamCall> = z.output<C['input']>

/** Where a worker puts its events: each `emit` is one, `end` closes the stream. */
export type Listener<C extends StreamCall> = {
  emit: (event: z.input<C['event']>) => void
  end: () => void
}

/** What a worker does for one listener until the returned function is called. */
export type Source<C extends StreamCall> = (listener: Listener<C>) => () => void

/** Milliseconds between signs of life, shorter than any proxy's patience. */
const HEARTBEAT_MS = 15_000

/** Events that wait for a listener who does not read; one more and he is left behind, to come again for the newest. */
const MOST_WAITING = 16

/** The answer of a stream: events as `data:` lines, comments as heartbeats. Whoever stops listening ends the source: his `signal` says so at once, a failed write later. */
export function eventStream<C extends StreamCall>(
  source: Source<C>,
  signal?: AbortSignal,
): Response {
  const encoder = new TextEncoder()
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
      const write = (text: string): void => {
        if (isOver) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) close()
      }
      const close = (): void => {
        if (isOver) return
        over()
        controller.close()
      }
      beat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
      // The headers leave with the first bytes.
      write(':\n\n')
      stop = source({ emit: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end: close })
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
