import type * as z from 'zod'
import { bookingStreams } from '../../workers/booking/contract'
import { BackendFailure, fetcherOf } from '../../workers/kit/connect'
import { logFailure } from '../../workers/kit/log'
import { openStream, whenOver, type Events } from '../../workers/kit/streams/open-stream'
import type { StreamInputOf } from '../../workers/kit/streams/streams'
import { tooManyStreams } from '../graphql/errors'
import type { BackendVars } from './table'
import type { CallContext } from './client-middleware'

/**
 * Ms that a stream lives. A client that still listens reconnects, so no stream outlives its page
 * for long.
 */
const STREAM_LIFE_MS = 5 * 60_000

/** Milliseconds for a stream's first bytes. */
const TIMEOUT_MS = 4000

/** The frames of a day, as they change. */
type LiveHours = z.output<typeof bookingStreams.watchHours.event>

/** Listens to the booking backend in the visitor's name. */
export type StreamClient = {
  watchHours: (input: StreamInputOf<typeof bookingStreams.watchHours>) => Promise<Events<LiveHours>>
}

/**
 * The streams that one request can open; `signal` aborts when the client leaves. Too many streams,
 * which the salon-day counts, throw a named error; any other failure is logged and thrown as a
 * BackendFailure.
 */
export function openListening(
  vars: BackendVars,
  { requestId, headers }: Pick<CallContext, 'requestId' | 'headers'>,
  signal: AbortSignal,
): StreamClient {
  return {
    watchHours: async (input) => {
      try {
        const events = await openStream('booking', 'watchHours', bookingStreams.watchHours, input, {
          fetcher: fetcherOf(vars, 'BOOKING'),
          headers,
          timeoutMs: TIMEOUT_MS,
        })
        return endedAfter(events, STREAM_LIFE_MS, signal)
      } catch (error) {
        if (isTooManyStreams(error)) throw tooManyStreams()
        if (error instanceof BackendFailure)
          logFailure({ worker: 'gateway', call: 'booking.watchHours', requestId }, error)
        throw error
      }
    },
  }
}

/** Whether the backend refused because the address has too many open streams there. */
function isTooManyStreams(error: unknown): boolean {
  return error instanceof BackendFailure && error.why === 'status' && error.detail === '429'
}

/** Events that end after `ms`, or when `signal` aborts or has aborted. */
export function endedAfter<E>(events: Events<E>, ms: number, signal?: AbortSignal): Events<E> {
  const stopWaiting = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
  const end = (): void => {
    stopWaiting()
    void events.return?.()
  }
  const timer = setTimeout(end, ms)
  signal?.addEventListener('abort', end)
  // The client may have left while the stream was opened.
  if (signal?.aborted) end()
  return whenOver(events, stopWaiting)
}
