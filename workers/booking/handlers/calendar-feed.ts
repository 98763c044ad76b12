import { DAY_MS } from '../../../domain/durations'
import { clientNetwork } from '../../kit/client-network'
import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { ulid } from '../../kit/ids'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { sessionPhone } from '../clients/auth'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { unverifiedIdOf, feedToken, isFeedToken, linkToken } from '../manage-link'
import { tooManyTries } from '../../kit/too-many'
import { exceedsLimit } from '../rate-limit-reply'
import { addFeed, feedOf, phoneOfFeed, readFollowed, removeFeed } from '../store/links'
import { SERVED_STATUSES } from '../store/rows'
import { withoutToken, statusNow, wireOf } from './to-wire'
import { coded } from '../../kit/message'

type BookingContext = HandlerContext<BookingEnv>
type ReadFeed = typeof bookingApi.readFeed

/** A feed goes back so far (ms): what a calendar had of older appointments it keeps. */
const BACK_MS = 30 * DAY_MS

/** The token of the session's feed. */
export async function getFeedToken(
  _input: object,
  context: BookingContext,
): Promise<ReplyOf<typeof bookingApi.getFeedToken>> {
  const id = await feedOf(context.env.DB, await phoneOf(context))
  return { token: id === null ? null : await feedToken(context.env, id) }
}

/** Makes a feed unless there is one. */
export async function openFeed(
  input: object,
  context: BookingContext,
): Promise<ReplyOf<typeof bookingApi.openFeed>> {
  const now = nowOf(context.env)
  await addFeed(context.env.DB, { id: ulid(now), phone: await phoneOf(context), now })
  return getFeedToken(input, context)
}

/** Closes the session's feed. */
export async function closeFeed(
  _input: object,
  context: BookingContext,
): Promise<ReplyOf<typeof bookingApi.closeFeed>> {
  await removeFeed(context.env.DB, await phoneOf(context))
  return { success: true }
}

/** A customer's calendar feed: each of their appointments with its manage link, and no phone. */
export async function readFeed(
  { token }: InputOf<ReadFeed>,
  { env, request }: BookingContext,
): Promise<ReplyOf<ReadFeed>> {
  const now = nowOf(env)
  const id = unverifiedIdOf(token)
  const phone = (await isFeedToken(env, token)) ? await phoneOfFeed(env.DB, id) : null
  const bucket = phone === null ? `link:${clientNetwork(request)}` : `feed:${id}`
  const limit = phone === null ? 'LINK_TRIES_PER_ADDRESS' : 'FEED_READS'
  if (await exceedsLimit(env, limit, [bucket], now)) return tooManyTries(now)
  if (phone === null) return { status: 404, body: { message: coded('NO_LINK') } }
  const bookings = await readFollowed(env.DB, phone, now - BACK_MS)
  const data = await Promise.all(
    bookings.map(async (booking) => ({
      ...(await wireOf(booking, withoutToken, env)),
      manageToken: SERVED_STATUSES.includes(statusNow(booking, now))
        ? await linkToken(env, booking)
        : null,
    })),
  )
  return { status: 200, body: { data } }
}

async function phoneOf(context: BookingContext): Promise<string> {
  const phone = await sessionPhone(context)
  if (phone === null) throw new Unauthorized()
  return phone
}
