import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { type StoredBooking, saveNames } from '../store/bookings'
import { openLink } from './open-link'
import { coded } from '../../kit/message'

type Name = typeof bookingApi.namePeople

const tooLate = { status: 409 as const, body: { message: coded('TOO_LATE_TO_NAME') } }

/** Stores the names by which the salon calls the persons of a booking; repeated, it changes nothing. */
export async function namePeople(
  { token, personNames }: InputOf<Name>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Name>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
  if (refusal) return refusal
  if (!mayName(booking, now)) return tooLate
  if (personNames.length !== booking.people.length)
    return { status: 409, body: { message: coded('PEOPLE_CHANGED') } }
  return (await saveNames(env.DB, booking.id, personNames))
    ? { status: 200, body: { success: true } }
    : tooLate
}

/** Whether names may be given now: until the visit begins. */
export function mayName({ status, startsAt }: StoredBooking, now: number): boolean {
  return status === 'confirmed' && startsAt > now
}
