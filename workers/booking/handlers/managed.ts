import { clientNetwork, ownerTokenOf } from '../../kit/request'
import type { BookingEnv } from '../env'
import { unverifiedIdOf, isLinkOf } from '../manage-link'
import type { TooManyReply } from '../../kit/rate-limit'
import { overLimit } from '../limits'
import { type StoredBooking, readBooking, saveNames } from '../store/bookings'
import {
  readAppointment,
  allowChange,
  withdrawLink as withdraw,
  noteLate,
  readAssignments,
  type AssignedPerson,
} from '../store/links'
import { coded, type Message } from '../../kit/message'
import { nowOf } from '../../../domain/clock'
import type { HandlerContext } from '../../kit/serve'
import type { Input, Reply } from '../contract'
import { eveningBefore } from '../messages/plan'
import { noteComing } from '../store/messages'
import { cancelStored } from './bookings'
import { callerOf, isOwner, withoutToken, statusNow, dtoOf, mayName } from './to-wire'
import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { framesFor, FRAME_MINUTES } from '../../../domain/frames'
import { placesOf } from '../salon-day/ledger'
import { instantOfHour } from '../salon-day/hours'
import { salonDay } from '../salon-day/stub'
import { readCatalogue } from '../store/catalogue'
import { toHourDto } from './create'

/** What a token opens, or how it is refused. */
type OpenedLink =
  { booking: StoredBooking; refusal: null } | { booking: null; refusal: LinkRefusal }

export type LinkRefusal = { status: 404; body: { message: Message } } | TooManyReply

/** The response to an invalid token. */
const noLink = { status: 404 as const, body: { message: coded('NO_LINK') } }

/**
 * Opens a manage link. Invalid tokens are counted per network. Valid ones are never refused: their
 * signatures cannot be guessed, and a stranger would lock out everybody behind their address.
 */
export async function openLink(
  env: BookingEnv,
  request: Request,
  token: string,
): Promise<OpenedLink> {
  const booking = await readAppointment(env.DB, unverifiedIdOf(token))
  // A booking that waits for its code has no proved owner yet.
  if (booking && booking.status !== 'pending_otp' && (await isLinkOf(env, token, booking)))
    return { booking, refusal: null }
  const network = clientNetwork(request)
  const tooMany = await overLimit(env, 'LINK_TRIES_PER_ADDRESS', network && `link:${network}`)
  return { booking: null, refusal: tooMany ?? noLink }
}

const done = { status: 200 as const, body: { success: true as const } }

/** How long a browser that comes from the manage page may replace the booking (ms). */
const CHANGE_MS = 30 * 60_000

/** The booking that a link opens; after the visit, only that it is over. */
export async function getManaged(
  { token }: Input<'getManaged'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'getManaged'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  if (isOver(booking, now))
    return {
      status: 200,
      body: {
        state: 'over',
        booking: null,
        lateMinutes: null,
        mayBeLate: false,
        isComing: false,
        mayConfirm: false,
        mayName: false,
        mayCancel: false,
      },
    }
  const isAhead = booking.status === 'confirmed'
  return {
    status: 200,
    body: {
      state: 'open',
      booking: await dtoOf(booking, withoutToken, env, { showsNames: true }),
      lateMinutes: booking.lateMinutes,
      mayBeLate: isAhead && mayBeLate(booking, now),
      isComing: isAhead && booking.comingAt !== null,
      mayConfirm: isAhead && mayConfirm(booking, now),
      mayName: mayName(booking, now),
      mayCancel: isAhead && booking.startsAt > now,
    },
  }
}

/** Notes that the customer of a link comes; then no reminder follows. */
export async function confirmComing(
  { token }: Input<'confirmComing'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'confirmComing'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  if (booking.status === 'confirmed' && booking.comingAt !== null) return done
  const isTime = booking.status === 'confirmed' && mayConfirm(booking, now)
  return isTime && (await noteComing(env.DB, booking.id, now))
    ? done
    : { status: 409, body: { message: coded('NOT_COMING_NOW') } }
}

/** Whether the customer may answer now that they come: from the evening before until the hour. */
function mayConfirm({ startsAt, comingAt, lateMinutes }: StoredBooking, now: number): boolean {
  return (
    comingAt === null && lateMinutes === null && now >= eveningBefore(startsAt) && now < startsAt
  )
}

/** Cancels the booking that a link opens. */
export async function cancelManaged(
  { token }: Input<'cancelManaged'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'cancelManaged'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  return isOver(booking, now) ? noLink : cancelStored(booking, env)
}

/**
 * Lets the browser replace the booking without a log-in for half an hour: who has the link has what
 * the phone was sent.
 */
export async function startChange(
  { token }: Input<'startChange'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'startChange'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  const ownerToken = await ownerTokenOf(request)
  if (ownerToken === null || booking.status !== 'confirmed' || booking.startsAt <= now)
    return { status: 409, body: { message: coded('TOO_LATE_TO_CHANGE') } }
  await allowChange(env.DB, booking.id, ownerToken, now + CHANGE_MS)
  const owner = { ...withoutToken, ownerToken }
  const owned = { ...booking, owners: [...booking.owners, ownerToken] }
  return { status: 200, body: await dtoOf(owned, owner, env) }
}

/**
 * Withdraws the links of the caller's booking; its page has a new one. A booking and the one that
 * has replaced it have the same link, so the caller must own what the appointment is now.
 */
export async function withdrawLink(
  { bookingId }: Input<'withdrawLink'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'withdrawLink'>> {
  const { DB } = context.env
  const [booking, caller] = await Promise.all([readBooking(DB, bookingId), callerOf(context)])
  const standing = booking && (await readAppointment(DB, booking.appointment))
  if (!standing) return { status: 404, body: { message: coded('NO_BOOKING') } }
  if (!(await isOwner(standing, caller)))
    return { status: 403, body: { message: coded('PROVE_FIRST') } }
  await withdraw(DB, standing.appointment, caller.ownerToken)
  return { status: 200, body: { success: true } }
}

function isOver(booking: StoredBooking, now: number): boolean {
  const status = statusNow(booking, now)
  return booking.endsAt <= now || ['done', 'no_show', 'expired'].includes(status)
}

/** Lateness can be announced from this long before the hour until this long after it (ms). */
const LATE_FROM_MS = 3 * HOUR_MS
const LATE_UNTIL_MS = 15 * MINUTE_MS

const notNow = { status: 409 as const, body: { message: coded('NOT_LATE_NOW'), hours: [] } }

/** Extends the places of a late customer, once; a repeated call gets the same response. */
export async function announceLate(
  { token, minutes }: Input<'announceLate'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'announceLate'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  if (booking.lateMinutes === minutes) return { status: 200, body: { lateMinutes: minutes } }
  if (booking.status !== 'confirmed' || !mayBeLate(booking, now)) return notNow
  const assigned = await readAssignments(env.DB, booking.id)
  const later = await assignedLonger(env, booking, assigned, minutes)
  const day = salonDay(env, booking.salonId, booking.date)
  const extension = await day.extend({
    id: booking.id,
    places: placesOf(later, later),
    // The change that the offered hours are for keeps the stylist whom the customer chose.
    needs: assigned.map(({ hourId, frames, delivery }, index) => ({
      hourId,
      frames,
      delivery,
      stylistId: booking.wishes?.stylistIds[index] ?? null,
      skinnerId: null,
    })),
  })
  if (extension.kind === 'refused')
    // Hours are for a change, which ends when the booking begins.
    return booking.startsAt <= now
      ? { status: 409, body: { message: coded('CHAIR_TAKEN_CALL'), hours: [] } }
      : {
          status: 409,
          body: { message: coded('CHAIR_TAKEN'), hours: extension.nearest.map(toHourDto) },
        }
  const ends = later.map(({ hourId, frames }) => endOf(booking, hourId, frames))
  const shrink = async () => {
    const stored = await readAssignments(env.DB, booking.id)
    await day.shrink(booking.id, placesOf(stored, stored))
  }
  const isNoted = await noteLate(env.DB, booking.id, {
    minutes,
    people: later,
    endsAt: Math.max(...ends),
    now,
  }).catch(async (error: unknown) => {
    await shrink()
    throw error
  })
  if (isNoted) return { status: 200, body: { lateMinutes: minutes } }
  // The customer has come meanwhile, or another announcement was noted: its length stands.
  await shrink()
  return notNow
}

/** Whether the customer may announce now that they will be late. */
function mayBeLate({ startsAt, lateMinutes }: StoredBooking, now: number): boolean {
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

const tooLate = { status: 409 as const, body: { message: coded('TOO_LATE_TO_NAME') } }

/** Stores the names by which the salon calls the persons of a booking; repeated, it changes nothing. */
export async function namePeople(
  { token, personNames }: Input<'namePeople'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'namePeople'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  if (!mayName(booking, now)) return tooLate
  if (personNames.length !== booking.people.length)
    return { status: 409, body: { message: coded('PEOPLE_CHANGED') } }
  return (await saveNames(env.DB, booking.id, personNames))
    ? { status: 200, body: { success: true } }
    : tooLate
}
