import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import type { HandlerContext } from '../../../kit/serve'
import { wireDate } from '../../../kit/wire'
import type { bookingApi } from '../../contract'
import { HISTORY_ROWS, type VisitWire } from '../../contract/visits'
import type { BookingEnv } from '../../env'
import { customerOf } from '../../clients/auth'
import { salonOf } from '../../clients/salons'
import { editableUntil } from '../../rating'
import { hourLabel } from '../../salon-day/hours'
import { readMany } from '../../store/bookings'
import {
  readHistoryIds,
  readVisit,
  readVisitIds,
  readVisits,
  type StoredRating,
  type StoredVisit,
} from '../../store/visits'
import { publishVisits } from '../../publish-visits'
import { callerOf } from '../owner-token'
import { wireOf } from '../to-wire'
import { coded } from '../../../kit/message'

type HistoryHandlers = typeof bookingApi

const MAX_PAGES = 1000

/** All bookings of the bearer's phone. */
export async function listBookingHistory(
  { pageNum }: InputOf<HistoryHandlers['listBookingHistory']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<HistoryHandlers['listBookingHistory']>> {
  const { phone } = await customerOf(context)
  const { ids, total } = await readHistoryIds(context.env.DB, phone, pageOf(pageNum))
  const caller = { ...(await callerOf(context)), phone: () => Promise.resolve(phone) }
  const bookings = ids.length === 0 ? [] : await readMany(context.env.DB, ids)
  return {
    data: await Promise.all(
      bookings.reverse().map((booking) => wireOf(booking, caller, context.env)),
    ),
    total,
  }
}

/** The bearer's visits; new ones are reported to the wheel in the background. */
export async function listVisitHistory(
  { pageNum, customerId }: InputOf<HistoryHandlers['listVisitHistory']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<HistoryHandlers['listVisitHistory']>> {
  const customer = await customerOf(context, customerId)
  const { DB } = context.env
  const { ids, total } = await readVisitIds(DB, customer.phone, nowOf(context.env), pageOf(pageNum))
  context.waitUntil(publishVisits(context, customer))
  const visits = await readVisits(DB, ids)
  return { data: await Promise.all(visits.map((visit) => visitWireOf(visit, context.env))), total }
}

/** One visit of the bearer's. */
export async function getVisit(
  { bookingId }: InputOf<HistoryHandlers['getVisit']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<HistoryHandlers['getVisit']>> {
  const { phone } = await customerOf(context)
  const visit = await readVisit(context.env.DB, phone, bookingId, nowOf(context.env))
  return visit
    ? { status: 200, body: { data: await visitWireOf(visit, context.env) } }
    : { status: 404, body: { message: coded('NO_VISIT') } }
}

/** A rating as it travels. */
export function ratingWireOf({ stars, tags, comment, ratedAt }: StoredRating) {
  return { star: stars, tags, comment, ratedAt, editableUntil: editableUntil(ratedAt) }
}

async function visitWireOf(visit: StoredVisit, env: BookingEnv): Promise<VisitWire> {
  const salon = await salonOf(env, visit.salonId).catch(() => null)
  return {
    bookingId: visit.id,
    dateBook: wireDate.encode(visit.date),
    hourBook: visit.people[0] ? hourLabel(visit.people[0].hourId) : '',
    startsAt: visit.startsAt,
    salonId: visit.salonId,
    salonName: salon?.name ?? '',
    salonAddress: salon?.address ?? '',
    totalMoney: visit.total,
    people: visit.people.map(({ stylist, skinner, total, services }) => ({
      stylist,
      skinner,
      totalMoney: total,
      services,
    })),
    images: visit.photos.map(({ verdict, ...photo }) => ({ ...photo, rating: verdict })),
    rating: visit.rating && ratingWireOf(visit.rating),
  }
}

function pageOf(pageNum: number) {
  return { page: Math.min(pageNum, MAX_PAGES), rows: HISTORY_ROWS }
}
