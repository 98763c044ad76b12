import type { Hono } from 'hono'
import { logFailure } from '../log'
import { type HandlerContext, readInput, unacceptable } from '../serve'
import { eventStream, type Source, type StreamInputOf, type Streams } from './streams'
import type { TooManyReply } from '../too-many'

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
