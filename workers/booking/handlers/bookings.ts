import { clientNetwork } from '../../kit/request'
import { nowOf } from '../../../domain/clock'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import type { Input, Reply } from '../contract'
import type { BookingEnv } from '../env'
import { overLimit } from '../limits'
import {
  readBooking,
  readCurrent,
  readCurrentId,
  type StoredBooking,
  removeOwners,
} from '../store/bookings'
import { callerOf, dtoOf, isOwner, statusNow } from './to-wire'
import { coded } from '../../kit/message'
import { salonDay } from '../salon-day/stub'
import { readAppointment, removeFeed, withdrawLinks } from '../store/links'
import { SERVED_STATUSES } from '../store/rows'
import { noteDeskCancels } from '../store/status-updates'
import { sessionPhone } from '../clients/auth'
import { removeVisitOwners } from '../store/home-visits'

/** Whether a phone has a current booking, so many times a minute from one address. */
export async function checkBooking(
  { phone }: Input<'checkBooking'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'checkBooking'>> {
  const now = nowOf(env)
  const network = clientNetwork(request)
  const tooMany = await overLimit(env, 'LOOKUPS_PER_ADDRESS', network && `lookup:${network}`)
  if (tooMany) return tooMany
  const bookingId = await readCurrentId(env.DB, phone, now)
  return {
    status: 200,
    body: {
      customer: { isBooked: bookingId !== null },
      bookingCurrent: bookingId === null ? null : { bookingId },
    },
  }
}

/** Current bookings of the session's phone and of this browser. */
export async function listMyBookings(
  _input: Input<'listMyBookings'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listMyBookings'>> {
  const caller = await callerOf(context)
  const phone = await caller.phone()
  if (phone === null && caller.ownerToken === null) return { data: [] }
  const bookings = await readCurrent(
    context.env.DB,
    { phone, ownerToken: caller.ownerToken },
    nowOf(context.env),
  )
  return {
    data: await Promise.all(bookings.map((booking) => dtoOf(booking, caller, context.env))),
  }
}

/** One booking, masked for callers who do not own it. */
export async function getBooking(
  { bookingId }: Input<'getBooking'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getBooking'>> {
  const booking = await readBooking(context.env.DB, bookingId)
  return booking
    ? { status: 200, body: await dtoOf(booking, await callerOf(context), context.env) }
    : { status: 404, body: { message: coded('NO_BOOKING') } }
}

const canceled = { status: 200 as const, body: { success: true as const } }
const missing = { status: 404 as const, body: { message: coded('NO_BOOKING') } }

/**
 * Cancels through the salon-day, so that the place is free the moment the booking is gone. A
 * request repeated after a lost response gets the same one.
 */
export async function cancelBooking(
  { bookingId }: Input<'cancelBooking'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'cancelBooking'>> {
  const { env } = context
  const booking = await readBooking(env.DB, bookingId)
  if (!booking) return missing
  if (!(await isOwner(booking, await callerOf(context))))
    return { status: 403, body: { message: coded('PROVE_FIRST') } }
  return cancelStored(booking, env)
}

/** Cancels for somebody who may. */
export async function cancelStored(
  booking: StoredBooking,
  env: BookingEnv,
): Promise<Exclude<Reply<'cancelBooking'>, { status: 403 }>> {
  const now = nowOf(env)
  const status = statusNow(booking, now)
  if (
    status === 'checked_in' ||
    status === 'serving' ||
    (status === 'confirmed' && booking.startsAt <= now)
  )
    return { status: 409, body: { message: coded('TOO_LATE_TO_CANCEL') } }
  if (status === 'canceled') return canceledOrChanged(booking, env, now)
  if (status !== 'confirmed' && status !== 'pending_otp') return missing
  await noteDeskCancels(env.DB, booking.id, null)
  const isCanceled = await salonDay(env, booking.salonId, booking.date).cancel(booking.id)
  if (isCanceled) return canceled
  // A concurrent request came first: the booking is already canceled, or the visit has begun.
  return (await readBooking(env.DB, booking.id))?.status === 'canceled'
    ? canceledOrChanged(booking, env, now)
    : missing
}

/**
 * The response for a booking that is canceled. Where another has replaced it, the customer still
 * has an appointment, and must not believe that they have none.
 */
async function canceledOrChanged({ appointment }: StoredBooking, env: BookingEnv, now: number) {
  const standing = await readAppointment(env.DB, appointment)
  return standing && SERVED_STATUSES.includes(statusNow(standing, now))
    ? { status: 409 as const, body: { message: coded('CHANGED_SINCE') } }
    : canceled
}

/**
 * Logging out on all devices also deletes the owner tokens of bookings and home visits on them, and
 * withdraws manage links, places in line and the calendar feed.
 */
export async function deleteOwnerTokens(
  _input: object,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'deleteOwnerTokens'>> {
  const phone = await sessionPhone(context)
  if (phone === null) throw new Unauthorized()
  const { DB } = context.env
  await Promise.all([
    removeOwners(DB, phone),
    removeVisitOwners(DB, phone),
    withdrawLinks(DB, phone),
    removeFeed(DB, phone),
  ])
  return { success: true }
}
