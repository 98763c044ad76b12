import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { eveningBefore } from '../messages/plan'
import { readBooking, type StoredBooking } from '../store/bookings'
import { allowChange, readAppointment, withdrawLink as withdraw } from '../store/links'
import { noteComing } from '../store/messages'
import { cancelStored } from './cancel'
import { mayBeLate } from './late'
import { mayName } from './name-people'
import { noLink, openLink } from './open-link'
import { ownerTokenOf } from '../../kit/tokens'
import { callerOf, isOwner, withoutToken } from './owner-token'
import { statusNow, wireOf } from './to-wire'
import { coded } from '../../kit/message'

type Get = typeof bookingApi.getManaged
type Coming = typeof bookingApi.confirmComing
type Cancel = typeof bookingApi.cancelManaged
type Change = typeof bookingApi.startChange
type WithdrawLink = typeof bookingApi.withdrawLink

const done = { status: 200 as const, body: { success: true as const } }

/** How long a browser that comes from the manage page may replace the booking (ms). */
const CHANGE_MS = 30 * 60_000

/** The booking that a link opens; after the visit, only that it is over. */
export async function getManaged(
  { token }: InputOf<Get>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Get>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
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
      booking: await wireOf(booking, withoutToken, env, { showsNames: true }),
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
  { token }: InputOf<Coming>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Coming>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
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
  { token }: InputOf<Cancel>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Cancel>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
  if (refusal) return refusal
  return isOver(booking, now) ? noLink : cancelStored(booking, env)
}

/**
 * Lets the browser replace the booking without a log-in for half an hour: who has the link has what
 * the phone was sent.
 */
export async function startChange(
  { token }: InputOf<Change>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Change>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token, now)
  if (refusal) return refusal
  const ownerToken = await ownerTokenOf(request)
  if (ownerToken === null || booking.status !== 'confirmed' || booking.startsAt <= now)
    return { status: 409, body: { message: coded('TOO_LATE_TO_CHANGE') } }
  await allowChange(env.DB, booking.id, ownerToken, now + CHANGE_MS)
  const owner = { ...withoutToken, ownerToken }
  const owned = { ...booking, owners: [...booking.owners, ownerToken] }
  return { status: 200, body: await wireOf(owned, owner, env) }
}

/**
 * Withdraws the links of the caller's booking; its page has a new one. A booking and the one that
 * has replaced it have the same link, so the caller must own what the appointment is now.
 */
export async function withdrawLink(
  { bookingId }: InputOf<WithdrawLink>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<WithdrawLink>> {
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
