import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { framesFor, FRAME_MINUTES } from '../../../domain/frames'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { placesOf } from '../salon-day/ledger'
import { instantOfHour } from '../salon-day/hours'
import { salonDay } from '../salon-day/stub'
import type { StoredBooking } from '../store/bookings'
import { readCatalogue } from '../store/catalogue'
import { noteLate, readAssignments, type AssignedPerson } from '../store/links'
import { openLink } from './open-link'
import { toHourWire } from './refusals'
import { coded } from '../../kit/message'

type AnnounceLate = typeof bookingApi.announceLate

/** Lateness can be announced from this long before the hour until this long after it (ms). */
const LATE_FROM_MS = 3 * HOUR_MS
const LATE_UNTIL_MS = 15 * MINUTE_MS

const notNow = { status: 409 as const, body: { message: coded('NOT_LATE_NOW'), hours: [] } }

/** Extends the places of a late customer, once; a repeated call gets the same response. */
export async function announceLate(
  { token, minutes }: InputOf<AnnounceLate>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<AnnounceLate>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
  if (refusal) return refusal
  if (booking.lateMinutes === minutes) return { status: 200, body: { lateMinutes: minutes } }
  if (booking.status !== 'confirmed' || !mayBeLate(booking, now)) return notNow
  const assigned = await readAssignments(env.DB, booking.id)
  const later = await assignedLonger(env, booking, assigned, minutes)
  const extension = await salonDay(env, booking.salonId, booking.date).extend({
    id: booking.id,
    places: placesOf(later, later),
    needs: assigned.map(({ hourId, frames, stylistId, skinnerId }) => ({
      hourId,
      frames,
      delivery: skinnerId === null ? 1 : stylistId === null ? 2 : 3,
      stylistId: null,
      skinnerId: null,
    })),
  })
  if (extension.kind === 'refused')
    // Hours are for a change, which ends when the booking begins.
    return booking.startsAt <= now
      ? { status: 409, body: { message: coded('CHAIR_TAKEN_CALL'), hours: [] } }
      : {
          status: 409,
          body: { message: coded('CHAIR_TAKEN'), hours: extension.nearest.map(toHourWire) },
        }
  const ends = later.map(({ hourId, frames }) => endOf(booking, hourId, frames))
  const isNoted = await noteLate(env.DB, booking.id, {
    minutes,
    people: later,
    endsAt: Math.max(...ends),
    now,
  })
  return isNoted ? { status: 200, body: { lateMinutes: minutes } } : notNow
}

/** Whether the customer may announce now that they will be late. */
export function mayBeLate({ startsAt, lateMinutes }: StoredBooking, now: number): boolean {
  return lateMinutes === null && now >= startsAt - LATE_FROM_MS && now < startsAt + LATE_UNTIL_MS
}

function endOf({ date }: StoredBooking, hourId: number, frames: number): number {
  return instantOfHour(date, hourId) + frames * FRAME_MINUTES * MINUTE_MS
}

/**
 * The customers with the frames that they take when they come so much later; what their last frame
 * leaves over is used first.
 */
async function assignedLonger(
  env: BookingEnv,
  { salonId }: StoredBooking,
  assigned: AssignedPerson[],
  late: number,
): Promise<AssignedPerson[]> {
  const { services } = await readCatalogue(env.DB, salonId)
  return assigned.map((person) => {
    const known = person.serviceIds.map((id) => services.get(id)?.minutes)
    const isKnown = known.length > 0 && known.every((minutes) => minutes !== undefined)
    const minutes = isKnown
      ? known.reduce<number>((sum, one) => sum + (one ?? 0), 0)
      : person.frames * FRAME_MINUTES
    return { ...person, frames: Math.max(person.frames, framesFor(minutes + late)) }
  })
}
