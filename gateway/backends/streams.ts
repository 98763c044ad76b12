import type * as z from 'zod'
import { bookingStreams } from '../../workers/booking/contract'
import { BackendFailure } from '../../workers/kit/connect'
import { logFailure } from '../../workers/kit/log'
import { openStream, whenOver, type Events } from '../../workers/kit/streams/open-stream'
import type { StreamInputOf } from '../../workers/kit/streams/streams'
import { tooManyStreams } from '../graphql/errors'
import { fetcherOf, type BackendVars } from './table'
import type { CallContext } from './client-middleware'

/**
 * Ms that a stream lives. A client that still listens reconnects, so no stream outlives its page
 * for long.
 */
const LIFE_MS = 5 * 60_000

/** Milliseconds for a stream's first bytes. */
const TIMEOUT_MS = 4000

/** Listens to the booking backend in the visitor's name. */
export type Listening = {
  watchHours: (
    input: StreamInputOf<typeof bookingStreams.watchHours>,
  ) => Promise<Events<z.output<typeof bookingStreams.watchHours.event>>>
}

/**
 * The streams that one request can open; `signal` aborts when the client leaves. Too many streams
 * of one address throw a named error; any other failure is logged and thrown as a BackendFailure.
 */
export function openListening(
  vars: BackendVars,
  visit: Pick<CallContext, 'requestId' | 'headers'>,
  signal: AbortSignal,
): Listening {
  return {
    watchHours: async (input) => {
      try {
        const reaching = {
          fetcher: fetcherOf(vars, 'BOOKING'),
          headers: visit.headers,
          timeoutMs: TIMEOUT_MS,
        }
        return mortal(
          await openStream('booking', 'watchHours', bookingStreams.watchHours, input, reaching),
          LIFE_MS,
          signal,
        )
      } catch (error) {
        if (isCrowded(error)) throw tooManyStreams()
        if (error instanceof BackendFailure)
          logFailure(
            { worker: 'gateway', call: 'booking.watchHours', requestId: visit.requestId },
            error,
          )
        throw error
      }
    },
  }
}

/** Whether the backend refused because the address has too many open streams there. */
function isCrowded(error: unknown): boolean {
  return error instanceof BackendFailure && error.why === 'status' && error.detail === '429'
}

/** Events that end after `ms`, or when `signal` aborts. */
export function mortal<E>(events: Events<E>, ms: number, signal?: AbortSignal): Events<E> {
  const end = (): void => void events.return?.()
  const timer = setTimeout(end, ms)
  signal?.addEventListener('abort', end)
  return whenOver(events, () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  })
}
