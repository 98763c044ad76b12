import type { ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'

/** A result that many listeners get has its own serialisation, which Yoga respects too. */
export type SerializedResult = ExecutionResult & { stringify?: (result: ExecutionResult) => string }

/** Ms between signs of life; a listener who has left is noticed at the next one. */
const PING_MS = 12_000

const encoder = new TextEncoder()
const PING = encoder.encode(':\n\n')
const COMPLETE = encoder.encode('event: complete\ndata:\n\n')

/**
 * Writes subscriptions as server-sent events, each in one piece, and a shared one in the same bytes
 * for all. Yoga's own writer encodes each event for each listener and writes it in two pieces.
 */
export function useEventStream(): Plugin {
  return {
    onResultProcess({ result, resultProcessor, setResultProcessor }) {
      if (resultProcessor && isAsyncIterable(result))
        setResultProcessor(() => eventStream(result), 'text/event-stream')
    },
  }
}

/**
 * The response that sends results as they come, until they end or the listener leaves. The next one
 * is taken when the one before has been read, so that a slow listener gets the newest. `pull` only
 * says when that is: workerd forgets to call it again, now and then, after a promise of it that
 * another request's event has settled.
 */
export function eventStream(results: AsyncIterable<SerializedResult>): Response {
  const iterator = results[Symbol.asyncIterator]()
  let proceed = (): void => undefined
  let ping: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The headers leave with the first bytes.
      controller.enqueue(PING)
      ping = setInterval(() => {
        if (hasRoom(controller)) controller.enqueue(PING)
      }, PING_MS)
      void send(controller)
    },
    pull: () => proceed(),
    async cancel() {
      clearInterval(ping)
      proceed()
      await iterator.return?.()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        if (!hasRoom(controller)) await new Promise<void>((resolve) => (proceed = resolve))
        const { done, value } = await iterator.next()
        if (done) break
        controller.enqueue(frameOf(value))
      }
      controller.enqueue(COMPLETE)
      controller.close()
    } catch (error) {
      controller.error(error)
    } finally {
      clearInterval(ping)
    }
  }
}

function hasRoom({ desiredSize }: ReadableStreamDefaultController): boolean {
  return (desiredSize ?? 0) > 0
}

/** The bytes of shared results. */
const frames = new WeakMap<SerializedResult, Uint8Array>()

function frameOf(result: SerializedResult): Uint8Array {
  const known = frames.get(result)
  if (known) return known
  const frame = encoder.encode(`event: next\ndata: ${textOf(result)}\n\n`)
  if (result.stringify) frames.set(result, frame)
  return frame
}

/** Extensions of errors that are meant for Yoga. */
const INTERNAL = new Set(['http', 'unexpected'])

function textOf(result: SerializedResult): string {
  if (result.stringify) return result.stringify(result)
  if (!result.errors) return JSON.stringify(result)
  const errors = result.errors.map((error) => {
    const { extensions, ...shown } = error.toJSON()
    const passed = Object.entries(extensions ?? {}).filter(([name]) => !INTERNAL.has(name))
    return passed.length > 0 ? { ...shown, extensions: Object.fromEntries(passed) } : shown
  })
  return JSON.stringify({ ...result, errors })
}
