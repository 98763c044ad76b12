import { nowOf } from '../../domain/clock'
import { eraseDeletedCustomers, type DeletedCustomer } from '../kit/erasure'
import { type Handlers, serve, type HandlerContext, Unauthorized } from '../kit/serve'
import {
  listAddresses,
  listSalonsNearAddress,
  removeAddress,
  saveAddress,
  listBackupHours,
  listVisitedSalons,
} from './handlers/places'
import { cancelHomeVisit, getHomeOffer, listHomeVisits, requestHomeVisit } from './handlers/at-home'
import { serveStreams, type StreamHandlers } from '../kit/streams'
import {
  listSalonRatings,
  listSold,
  readBoard,
  listHours,
  listStaff,
  watchHours,
} from './handlers/hours'
import {
  cancelBooking,
  deleteOwnerTokens,
  checkBooking,
  getBooking,
  listMyBookings,
} from './handlers/bookings'
import {
  listChallenges,
  getVisit,
  listBookingHistory,
  listVisitHistory,
  listTopLiked,
  listTopRated,
  listVotes,
  updateVote,
  checkRating,
  getRating,
  rateImage,
  rateVisit,
  reportWrongImage,
} from './handlers/visits'
import {
  getServiceDetail,
  listServices,
  listMarketing,
  listOfferUses,
  getRole,
} from './handlers/catalogue'
import { confirmBooking, proveHolder, sendBookingCode, sendHolderCode } from './handlers/codes'
import { createBooking, holdHour, releaseHour } from './handlers/create'
import {
  announceLate,
  cancelManaged,
  confirmComing,
  getManaged,
  startChange,
  withdrawLink,
  namePeople,
} from './handlers/managed'
import {
  acceptPlace,
  declinePlace,
  getWaitlistEntry,
  joinForEarlier,
  joinWaitlist,
  keepWaiting,
  leaveWaitlist,
} from './handlers/waitlist'
import {
  answerHomeVisit,
  listDeskBookings,
  listDeskHomeVisits,
  updateBookingStatus,
} from './handlers/desk'
import { bookingApi, bookingStreams, type Input, type Reply } from './contract'
import type { BookingEnv } from './env'
import { vietnamDay } from '../kit/vietnam-time'
import { DAY_MS } from '../../domain/durations'
import { clientNetwork } from '../kit/request'
import { ulid } from '../kit/ids'
import { sessionPhone } from './clients/auth'
import { unverifiedIdOf, feedToken, isFeedToken, linkToken } from './manage-link'
import { overLimit } from './limits'
import { addFeed, feedOf, phoneOfFeed, readFollowed, removeFeed } from './store/links'
import { SERVED_STATUSES } from './store/rows'
import { withoutToken, statusNow, dtoOf } from './handlers/to-wire'
import { coded } from '../kit/message'

type BookingContext = HandlerContext<BookingEnv>

/** A feed goes back so far (ms): what a calendar had of older appointments it keeps. */
const BACK_MS = 30 * DAY_MS

/** An entry of the waitlist is kept so long after its hours (ms), as its offers are counted by day. */
const KEPT_ENTRY_MS = 2 * DAY_MS

/** The token of the session's feed. */
async function getFeedToken(
  _input: object,
  context: BookingContext,
): Promise<Reply<'getFeedToken'>> {
  const id = await feedOf(context.env.DB, await phoneOf(context))
  return { token: id === null ? null : await feedToken(context.env, id) }
}

/** Makes a feed unless there is one. */
async function openFeed(input: object, context: BookingContext): Promise<Reply<'openFeed'>> {
  const now = nowOf(context.env)
  await addFeed(context.env.DB, { id: ulid(now), phone: await phoneOf(context), now })
  return getFeedToken(input, context)
}

/** Closes the session's feed. */
async function closeFeed(_input: object, context: BookingContext): Promise<Reply<'closeFeed'>> {
  await removeFeed(context.env.DB, await phoneOf(context))
  return { success: true }
}

/** A customer's calendar feed: each of their appointments with its manage link, and no phone. */
async function readFeed(
  { token }: Input<'readFeed'>,
  { env, request }: BookingContext,
): Promise<Reply<'readFeed'>> {
  const now = nowOf(env)
  const id = unverifiedIdOf(token)
  const phone = (await isFeedToken(env, token)) ? await phoneOfFeed(env.DB, id) : null
  const bucket = phone === null ? `link:${clientNetwork(request)}` : `feed:${id}`
  const limit = phone === null ? 'LINK_TRIES_PER_ADDRESS' : 'FEED_READS'
  const tooMany = await overLimit(env, limit, bucket)
  if (tooMany) return tooMany
  if (phone === null) return { status: 404, body: { message: coded('NO_LINK') } }
  const bookings = await readFollowed(env.DB, phone, now - BACK_MS)
  const data = await Promise.all(
    bookings.map(async (booking) => ({
      ...(await dtoOf(booking, withoutToken, env)),
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

export { FreeBoard } from './board'
export { SalonDay } from './salon-day/salon-day'

const handlers: Handlers<typeof bookingApi, BookingEnv> = {
  getRole,
  listServices,
  getServiceDetail,
  listStaff,
  listHours,
  readBoard,
  listSold,
  listSalonRatings,
  holdHour,
  releaseHour,
  createBooking,
  sendBookingCode,
  confirmBooking,
  checkBooking,
  listMyBookings,
  getBooking,
  sendHolderCode,
  proveHolder,
  deleteOwnerTokens,
  cancelBooking,
  getManaged,
  cancelManaged,
  startChange,
  confirmComing,
  announceLate,
  namePeople,
  withdrawLink,
  joinWaitlist,
  joinForEarlier,
  getWaitlistEntry,
  acceptPlace,
  declinePlace,
  leaveWaitlist,
  keepWaiting,
  getFeedToken,
  openFeed,
  closeFeed,
  readFeed,
  listVisitedSalons,
  listAddresses,
  listSalonsNearAddress,
  saveAddress,
  removeAddress,
  listBackupHours,
  listMarketing,
  listOfferUses,
  getHomeOffer,
  requestHomeVisit,
  listHomeVisits,
  cancelHomeVisit,
  listBookingHistory,
  listVisitHistory,
  getVisit,
  getRating,
  rateVisit,
  checkRating,
  reportWrongImage,
  rateImage,
  listDeskBookings,
  updateBookingStatus,
  listDeskHomeVisits,
  answerHomeVisit,
  listTopLiked,
  updateVote,
  listVotes,
  listTopRated,
  listChallenges,
}

const streams: StreamHandlers<typeof bookingStreams, BookingEnv> = { watchHours }

const app = serve('booking', bookingApi, handlers, (before) =>
  serveStreams(before, 'booking', bookingStreams, streams),
)

/** The booking backend. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('booking', env, (deletedCustomer) =>
      eraseCustomer(env.DB, deletedCustomer),
    )
    await eraseOldData(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<BookingEnv>

/**
 * Deletes booking's data of a customer except their bookings, and marks those to lose their phone.
 * Votes still count, under a number that belongs to nobody.
 */
function eraseCustomer(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM customer WHERE phone = ?').bind(phone),
    db.prepare('DELETE FROM unproved_phone WHERE phone = ?').bind(phone),
    // Without its row, an entry gets neither an offer nor a booking.
    db.prepare('DELETE FROM waitlist_entry WHERE phone = ? AND created_at <= ?').bind(phone, at),
    db.prepare('DELETE FROM calendar_feed WHERE phone = ? AND created_at <= ?').bind(phone, at),
    db.prepare('DELETE FROM saved_address WHERE phone = ? AND created_at <= ?').bind(phone, at),
    db
      .prepare(
        "UPDATE style_master_vote SET phone = 'was of ' || ?2 WHERE phone = ?1 AND voted_at <= ?3",
      )
      .bind(phone, customerId, at),
    db
      .prepare(
        `INSERT INTO leaving (phone, customer_id, at)
         VALUES (?, ?, ?)
         ON CONFLICT (phone) DO UPDATE SET customer_id = excluded.customer_id,
           at = max(at, excluded.at)`,
      )
      .bind(phone, customerId, at),
  ]
}

/**
 * Removes personal data from the bookings of deleted customers as soon as they are over: what was
 * sold, when and by whom stays, as accounting requires. Of everybody it removes the names in
 * bookings that are over or canceled, as they serve the visit alone.
 */
async function eraseOldData(db: D1Database, now: number): Promise<void> {
  // A link still changes a booking after its customer is deleted: it is as old as its appointment.
  const madeAt = {
    booking: `COALESCE((SELECT f.created_at FROM booking f WHERE f.id = o.appointment), o.created_at)`,
    home_visit: 'o.created_at',
  }
  const theirs = (of: keyof typeof madeAt) =>
    `SELECT o.id FROM leaving l JOIN ${of} o ON o.phone = l.phone AND ${madeAt[of]} <= l.at`
  const over = `(${theirs('booking')} AND o.ends_at <= ?1)`
  const visits = `(${theirs('home_visit')} AND o.date < ?1)`
  await db.batch([
    db
      .prepare(
        `UPDATE booking_person SET name = NULL
         WHERE name IS NOT NULL
           AND EXISTS (SELECT 1 FROM booking b
             WHERE b.id = booking_id AND (b.ends_at <= ? OR b.status = 'canceled'))`,
      )
      .bind(now),
    db.prepare(`DELETE FROM visit_photo WHERE booking_id IN ${over}`).bind(now),
    db.prepare(`UPDATE rating SET comment = '' WHERE booking_id IN ${over}`).bind(now),
    db.prepare(`DELETE FROM booking_owner WHERE booking_id IN ${over}`).bind(now),
    db
      .prepare(
        `UPDATE booking SET phone = '', note = '', wishes = '{}', params = '{}', current = NULL WHERE id IN ${over}`,
      )
      .bind(now),
    db
      .prepare(
        `UPDATE home_visit SET phone = '', holder = NULL, address = '', note = '' WHERE id IN ${visits}`,
      )
      .bind(vietnamDay(now)),
    db.prepare('DELETE FROM waitlist_entry WHERE until < ?').bind(now - KEPT_ENTRY_MS),
    db.prepare('DELETE FROM waitlist_offer WHERE entry_id NOT IN (SELECT id FROM waitlist_entry)'),
    db.prepare(
      `DELETE FROM leaving AS l
       WHERE NOT EXISTS (SELECT 1
           FROM booking o
           WHERE o.phone = l.phone AND ${madeAt.booking} <= l.at)
       AND NOT EXISTS (SELECT 1
         FROM home_visit o
         WHERE o.phone = l.phone AND ${madeAt.home_visit} <= l.at)`,
    ),
  ])
}
