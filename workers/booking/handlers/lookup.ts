import { clientNetwork } from '../../kit/client-network'
import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { tooManyTries } from '../../kit/too-many'
import { exceedsLimit } from '../rate-limit-reply'
import { readBooking, readCurrent, readCurrentId } from '../store/bookings'
import { callerOf } from './owner-token'
import { wireOf } from './to-wire'
import { coded } from '../../kit/message'

type Check = typeof bookingApi.checkBooking
type ListMyBookings = typeof bookingApi.listMyBookings
type GetBooking = typeof bookingApi.getBooking

/** Whether a phone has a current booking, so many times a minute from one address. */
export async function checkBooking(
  { phone }: InputOf<Check>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Check>> {
  const now = nowOf(env)
  const network = clientNetwork(request)
  if (network && (await exceedsLimit(env, 'LOOKUPS_PER_ADDRESS', [`lookup:${network}`], now)))
    return tooManyTries(now)
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
  _input: InputOf<ListMyBookings>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListMyBookings>> {
  const caller = await callerOf(context)
  const phone = await caller.phone()
  if (phone === null && caller.ownerToken === null) return { data: [] }
  const bookings = await readCurrent(
    context.env.DB,
    { phone, ownerToken: caller.ownerToken },
    nowOf(context.env),
  )
  return {
    data: await Promise.all(bookings.map((booking) => wireOf(booking, caller, context.env))),
  }
}

/** One booking, masked for callers who do not own it. */
export async function getBooking(
  { bookingId }: InputOf<GetBooking>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<GetBooking>> {
  const booking = await readBooking(context.env.DB, bookingId)
  return booking
    ? { status: 200, body: await wireOf(booking, await callerOf(context), context.env) }
    : { status: 404, body: { message: coded('NO_BOOKING') } }
}
