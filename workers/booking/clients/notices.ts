import * as z from 'zod'
import { connect, isAbsent } from '../../kit/connect'
import { type Api, endpoint, type InputOf } from '../../kit/endpoint'
import { logFailure } from '../../kit/log'
import { upstreamOf } from '../../kit/upstream'
import { NOTICE_TIMEOUT_MS } from '../../kit/time-limits'
import { type LocalDate, phone } from '../../kit/values'
import type { BookingEnv } from '../env'
import { linkToken, waitlistToken } from '../manage-link'
import type { MessageKind } from '../messages/plan'
import type { SendResult } from '../messages/send'
import { hourLabel } from '../salon-day/hours'
import { firstHourOf, readBooking, type StoredBooking } from '../store/bookings'
import { salonOf } from './salons'

/** The call of the auth backend that sends a message about a booking. */
const noticesApi = {
  sendNotice: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/notices',
    input: z.object({
      key: z.string(),
      phone,
      kind: z.enum(['booked', 'changed', 'evening', 'soon', 'review', 'freed', 'canceled']),
      path: z.string(),
      code: z.string(),
      salon: z.string(),
      address: z.string(),
      hour: z.string(),
      date: z.string(),
      until: z.int(),
    }),
    responses: {
      200: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.enum(['sent', 'undeliverable', 'failed']) }),
        z.object({ outcome: z.literal('quiet'), until: z.int() }),
      ]),
    },
  }),
} satisfies Api

type Notice = InputOf<typeof noticesApi.sendNotice>

/**
 * Sends a message about a booking under a key of booking, kind and version, so that a repeated call
 * sends nothing more. `until` (epoch ms) is when it is of no use any more. Failures are logged, never
 * thrown.
 */
export async function sendNotice(
  env: BookingEnv,
  bookingId: string,
  kind: MessageKind,
  until: number,
): Promise<SendResult> {
  return post(env, () => noticeOf(env, bookingId, kind, until))
}

/** A place that an entry of the waitlist is offered until an instant (epoch ms). */
type FreedPlace = Pick<Notice, 'key' | 'phone' | 'until'> & {
  entryId: string
  salonId: number
  date: LocalDate
  hourId: number
}

/** Tells a customer of the waitlist of the place that is held for them, once for each key. */
export async function sendFreedNotice(env: BookingEnv, place: FreedPlace): Promise<SendResult> {
  return post(env, async () => {
    const { key, phone, until, entryId, salonId, date, hourId } = place
    const [salon, token] = await Promise.all([salonOf(env, salonId), waitlistToken(env, entryId)])
    if (!salon || token === null) return null
    return {
      key,
      phone,
      kind: 'freed' as const,
      path: `/cho/${token}`,
      code: entryId.slice(-6),
      salon: salon.name,
      address: salon.address,
      hour: hourLabel(hourId),
      date: wireDay(date),
      until,
    }
  })
}

async function post(env: BookingEnv, make: () => Promise<Notice | null>): Promise<SendResult> {
  // Without a response to this call nobody knows whether it was sent.
  let failed: SendResult = 'failed'
  try {
    const notice = await make()
    if (!notice) return 'undeliverable'
    const client = connect('auth', noticesApi, {
      ...upstreamOf('auth', env),
      headers: {},
      timeoutMs: NOTICE_TIMEOUT_MS,
    })
    failed = 'unclear'
    const response = await client.sendNotice(notice)
    return response.outcome === 'quiet' ? { quietUntil: response.until } : response.outcome
  } catch (error) {
    // The chain's own auth may send no messages.
    if (isAbsent(error)) return 'undeliverable'
    logFailure({ worker: 'booking', call: 'notices.send', requestId: '' }, error)
    return failed
  }
}

/** What a message says; null when there is nobody or no salon to send it about. */
async function noticeOf(
  env: BookingEnv,
  bookingId: string,
  kind: MessageKind,
  until: number,
): Promise<Notice | null> {
  const booking = await readBooking(env.DB, bookingId)
  // The phone of a deleted customer is empty.
  if (!booking || booking.phone === '') return null
  const salon = await salonOf(env, booking.salonId)
  if (!salon) return null
  return {
    key: `${booking.appointment}:${kind}:${booking.id}`,
    phone: booking.phone,
    kind: kind === 'booked' && booking.appointment !== booking.id ? 'changed' : kind,
    path: await pathOf(env, booking, kind),
    code: booking.id.slice(-6),
    salon: salon.name,
    address: salon.address,
    hour: hourLabel(firstHourOf(booking)),
    date: wireDay(booking.date),
    until,
  }
}

function wireDay(date: LocalDate): string {
  return date.split('-').reverse().join('/')
}

/** The page that a message leads to: the visit for an invitation to rate, else the manage page. */
async function pathOf(env: BookingEnv, booking: StoredBooking, kind: MessageKind): Promise<string> {
  if (kind === 'review') return `/lich-su/${booking.id}`
  const token = await linkToken(env, booking)
  return token === null ? '/booking/lookup' : `/lich/${token}`
}
