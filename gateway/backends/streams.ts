import type * as z from 'zod'
import { bookingStreams } from '../../workers/booking/contract'
import { BackendFailure } from '../../workers/kit/connect'
import { sha256 } from '../../workers/kit/digest'
import { logFailure } from '../../workers/kit/log'
import { openStream, whenOver, type Events } from '../../workers/kit/streams/open-stream'
import type { StreamCall, StreamInputOf } from '../../workers/kit/streams/streams'
import { tooManyStreams } from '../graphql/errors'
import { fetcherOf } from '../../workers/kit/connect'
import type { BackendVars } from './table'
import type { CallContext } from './client-middleware'
import type { SharedStreams } from './shared-stream/shared-streams'

/**
 * Ms that a stream lives. A client that still listens reconnects, so no stream outlives its page
 * for long.
 */
export const STREAM_LIFE_MS = 5 * 60_000

/** Milliseconds for a stream's first bytes. */
const TIMEOUT_MS = 4000

/** The frames of a day, as they change. */
export type LiveHours = z.output<typeof bookingStreams.watchHours.event>

/** Listens to the booking backend in the visitor's name. */
export type StreamClient = {
  watchHours: (input: StreamInputOf<typeof bookingStreams.watchHours>) => Promise<Events<LiveHours>>
}

/**
 * The streams that one request can open or join; `signal` aborts when the client leaves. Too many
 * streams throw a named error; any other failure is logged and thrown as a BackendFailure.
 */
export function openListening(
  vars: BackendVars,
  { requestId, headers }: Pick<CallContext, 'requestId' | 'headers'>,
  signal: AbortSignal,
  shared: SharedStreams<LiveHours>,
): StreamClient {
  const { watchHours, shareHours } = bookingStreams
  return {
    watchHours: async (input) => {
      const owner = headers['x-holder']
      const openOwn = () => open('watchHours', watchHours, input, headers)
      // Whoever changes a booking has hours of his own.
      const events =
        input.changesBookingOf === undefined
          ? await shared.follow(JSON.stringify(input), {
              ownerHash: owner === undefined ? null : await sha256(owner),
              // Without the owner token, as other listeners share this stream.
              openShared: () =>
                open('shareHours', shareHours, input, { 'x-request-id': requestId }),
              openOwn,
            })
          : await openOwn()
      return endedAfter(events, STREAM_LIFE_MS, signal)
    },
  }

  async function open<I extends z.ZodType, E extends z.ZodType>(
    name: string,
    call: StreamCall<I, E>,
    input: z.output<I>,
    sent: Record<string, string>,
  ): Promise<Events<z.output<E>>> {
    try {
      return await openStream('booking', name, call, input, {
        fetcher: fetcherOf(vars, 'BOOKING'),
        headers: sent,
        timeoutMs: TIMEOUT_MS,
      })
    } catch (error) {
      if (isTooManyStreams(error)) throw tooManyStreams()
      if (error instanceof BackendFailure)
        logFailure({ worker: 'gateway', call: `booking.${name}`, requestId }, error)
      throw error
    }
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
