import { nowOf } from '../../../domain/clock'
import { pageWithin, wireDate } from '../../kit/wire'
import type { HandlerContext } from '../../kit/serve'
import { monthOf, vietnamDay } from '../../kit/vietnam-time'
import type { Input, Reply } from '../contract'
import type { BookingEnv } from '../env'
import {
  readStandings,
  readHistoryIds,
  readVisit,
  readVisitIds,
  readVisits,
  type StoredRating,
  type StoredVisit,
} from '../store/visits'
import { HISTORY_ROWS, type VisitDto } from '../contract/visits'
import { customerOf } from '../clients/auth'
import { salonOf } from '../clients/salons'
import { hourLabel } from '../salon-day/hours'
import { readMany } from '../store/bookings'
import { publishRating, publishVisits } from '../publish-visits'
import { callerOf, dtoOf } from './to-wire'
import { coded } from '../../kit/message'
import { inLanguage } from '../../kit/translation'
import {
  saveVote,
  readRanking,
  readVotes,
  judgePhoto,
  saveRating,
  reportPhoto,
} from '../store/masters'
import { stylistTexts } from './hours'
import { tooManyOpinions } from '../limits'
import { DAY_MS } from '../../../domain/durations'

/**
 * What a challenge counts: visits rated with five stars, customers served, or votes as a style
 * master.
 */
export type Counted = 'fiveStars' | 'served' | 'votes'

/** A challenge of each month. */
type Challenge = {
  id: number
  name: string
  description: string
  counted: Counted
  goal: number
  unit: string
  reward: number
}

/** The monthly goals for the staff of all salons with their rewards in đồng. */
const challenges: readonly Challenge[] = [
  {
    id: 1,
    name: 'Năm sao mỗi ngày',
    description: 'Nhiều lượt khách chấm 5 sao nhất trong tháng.',
    counted: 'fiveStars',
    goal: 6,
    unit: 'lượt 5 sao',
    reward: 1_000_000,
  },
  {
    id: 2,
    name: 'Đôi tay được yêu mến',
    description: 'Được nhiều khách bình chọn stylist xuất sắc nhất trong tháng.',
    counted: 'votes',
    goal: 18,
    unit: 'lượt bình chọn',
    reward: 1_500_000,
  },
  {
    id: 3,
    name: 'Khách hẹn khách đến',
    description: 'Phục vụ nhiều khách đặt lịch nhất trong tháng.',
    counted: 'served',
    goal: 8,
    unit: 'khách',
    reward: 500_000,
  },
]

/** This month's challenges with their leaders. */
export async function listChallenges(
  _input: unknown,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listChallenges'>> {
  const { from, to } = monthOf(vietnamDay(nowOf(env)).slice(0, 7))
  const standings = await readStandings(
    env.DB,
    challenges.map((challenge) => challenge.counted),
    from,
    to,
  )
  return {
    data: challenges.map(({ counted: _, ...challenge }, index) => ({
      ...challenge,
      ranking: standings[index] ?? [],
    })),
  }
}

/** All bookings of the bearer's phone. */
export async function listBookingHistory(
  { pageNum }: Input<'listBookingHistory'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listBookingHistory'>> {
  const { phone } = await customerOf(context)
  const page = pageWithin({ page: pageNum, pageSize: HISTORY_ROWS })
  const { rows: ids, total } = await readHistoryIds(context.env.DB, phone, page)
  const caller = { ...(await callerOf(context)), phone: () => Promise.resolve(phone) }
  const bookings = ids.length === 0 ? [] : await readMany(context.env.DB, ids)
  return {
    data: await Promise.all(
      bookings.reverse().map((booking) => dtoOf(booking, caller, context.env)),
    ),
    total,
  }
}

/** The bearer's visits; new ones are reported to the wheel in the background. */
export async function listVisitHistory(
  { pageNum, customerId }: Input<'listVisitHistory'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listVisitHistory'>> {
  const customer = await customerOf(context, customerId)
  const { DB } = context.env
  const page = pageWithin({ page: pageNum, pageSize: HISTORY_ROWS })
  const { rows: ids, total } = await readVisitIds(DB, customer.phone, nowOf(context.env), page)
  context.waitUntil(publishVisits(context, customer))
  const visits = await readVisits(DB, ids)
  return { data: await Promise.all(visits.map((visit) => visitWireOf(visit, context.env))), total }
}

/** One visit of the bearer's. */
export async function getVisit(
  { bookingId }: Input<'getVisit'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getVisit'>> {
  const { phone } = await customerOf(context)
  const visit = await readVisit(context.env.DB, phone, bookingId, nowOf(context.env))
  return visit
    ? { status: 200, body: { data: await visitWireOf(visit, context.env) } }
    : { status: 404, body: { message: coded('NO_VISIT') } }
}

/** A rating as it travels. */
function ratingWireOf(rating: StoredRating) {
  return { ...rating, editableUntil: editableUntil(rating.ratedAt) }
}

async function visitWireOf(visit: StoredVisit, env: BookingEnv): Promise<VisitDto> {
  const salon = await salonOf(env, visit.salonId).catch(() => null)
  return {
    bookingId: visit.id,
    dateBook: wireDate.encode(visit.date),
    hourBook: visit.hourId === null ? '' : hourLabel(visit.hourId),
    startsAt: visit.startsAt,
    salonId: visit.salonId,
    salonName: salon?.name ?? '',
    salonAddress: salon?.address ?? '',
    totalMoney: visit.total,
    people: visit.people,
    images: visit.images,
    rating: visit.rating && ratingWireOf(visit.rating),
  }
}

/** The month that the key of a list names (`cat-2026-11`), which is known to be well-formed. */
function listOf(masterKey: string) {
  return monthOf(masterKey.slice(-7))
}

/** Most stylists of a ranking. */
const MAX_RANKED = 50

/** Who has most votes. */
export async function listTopLiked(
  { masterKey, top, lang }: Input<'listTopLiked'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listTopLiked'>> {
  const ranking = await readRanking(env.DB, {
    masterKey,
    ...listOf(masterKey),
    salonId: null,
    by: 'votes',
    most: rankedCount(top),
  })
  return { data: await inLanguage(ranking, lang, env.DB, stylistTexts) }
}

/** Who is rated best, of all or at one salon. */
export async function listTopRated(
  { masterKey, top, salonId, lang }: Input<'listTopRated'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listTopRated'>> {
  const ranking = await readRanking(env.DB, {
    masterKey,
    ...listOf(masterKey),
    salonId: salonId ?? null,
    by: 'stars',
    most: rankedCount(top ?? MAX_RANKED),
  })
  return { data: await inLanguage(ranking, lang, env.DB, stylistTexts) }
}

/** The bearer's one vote in a list, which they can change during its month. */
export async function updateVote(
  { masterKey, staffId }: Input<'updateVote'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'updateVote'>> {
  const { phone } = await customerOf(context)
  const now = nowOf(context.env)
  const { from, to } = listOf(masterKey)
  if (now < from || now >= to) return { status: 409, body: { message: coded('VOTE_CLOSED') } }
  const tooMany = await tooManyOpinions(context.env, phone)
  if (tooMany) return tooMany
  const vote = await saveVote(context.env.DB, masterKey, phone, staffId, now)
  return vote
    ? { status: 200, body: { data: vote } }
    : { status: 404, body: { message: coded('NOT_IN_VOTE') } }
}

/** The bearer's votes. */
export async function listVotes(
  { masterKey }: Input<'listVotes'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listVotes'>> {
  const { phone } = await customerOf(context)
  return { data: await readVotes(context.env.DB, phone, masterKey) }
}

function rankedCount(top: number): number {
  return Math.min(Math.max(top, 1), MAX_RANKED)
}

const missing = { status: 404 as const, body: { message: coded('NO_VISIT') } }
const done = { status: 200 as const, body: { success: true as const } }

/** The bearer's rating of a visit. */
export async function getRating(
  { bookingId }: Input<'getRating'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getRating'>> {
  const { visit } = await visitOf(bookingId, context)
  return visit
    ? { status: 200, body: { data: visit.rating && ratingWireOf(visit.rating) } }
    : missing
}

/** Whether the bearer may rate the visit now. */
export async function checkRating(
  { bookingId }: Input<'checkRating'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'checkRating'>> {
  const { visit } = await visitOf(bookingId, context)
  return visit
    ? {
        status: 200,
        body: { data: { canRate: mayRate(visit.rating?.ratedAt ?? null, nowOf(context.env)) } },
      }
    : missing
}

/** Stores or changes the rating; the wheel is notified in the background. */
export async function rateVisit(
  { bookingId, star, tags, comment }: Input<'rateVisit'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'rateVisit'>> {
  const { visit, customer } = await visitOf(bookingId, context)
  if (!visit) return missing
  const tooMany = await tooManyOpinions(context.env, customer.phone)
  if (tooMany) return tooMany
  const { DB } = context.env
  const now = nowOf(context.env)
  const rating = {
    bookingId,
    stylistId: visit.people[0]?.stylist?.id ?? null,
    salonId: visit.salonId,
    stars: star,
    tags: [...new Set(tags)],
    comment,
  }
  if (!(await saveRating(DB, rating, now, changeableSince(now))))
    return { status: 409, body: { message: coded('RATING_CLOSED') } }
  if (customer.id !== null) context.waitUntil(publishRating(context, customer.id, bookingId))
  return {
    status: 200,
    body: {
      data: ratingWireOf({
        star,
        tags: rating.tags,
        comment,
        ratedAt: visit.rating?.ratedAt ?? now,
      }),
    },
  }
}

/** Reports that a picture of a visit shows another person. */
export async function reportWrongImage(
  { bookingId, imageId, reason }: Input<'reportWrongImage'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'reportWrongImage'>> {
  const { visit, customer } = await visitOf(bookingId, context)
  const tooMany = visit && (await tooManyOpinions(context.env, customer.phone))
  if (tooMany) return tooMany
  return visit &&
    (await reportPhoto(context.env.DB, bookingId, imageId, reason, nowOf(context.env)))
    ? done
    : { status: 404, body: { message: coded('NO_PHOTO') } }
}

/** Stores the bearer's opinion of a picture of a visit. */
export async function rateImage(
  { bookingId, imageId, rating }: Input<'rateImage'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'rateImage'>> {
  const { visit, customer } = await visitOf(bookingId, context)
  const tooMany = visit && (await tooManyOpinions(context.env, customer.phone))
  if (tooMany) return tooMany
  return visit && (await judgePhoto(context.env.DB, bookingId, imageId, rating))
    ? done
    : { status: 404, body: { message: coded('NO_PHOTO') } }
}

/** A visit of the bearer's own; null for any other. */
async function visitOf(bookingId: string, context: HandlerContext<BookingEnv>) {
  const customer = await customerOf(context)
  return {
    customer,
    visit: await readVisit(context.env.DB, customer.phone, bookingId, nowOf(context.env)),
  }
}

/** Days that a rating may be changed after it was given. */
const CHANGEABLE_DAYS = 7

/** Until when (epoch ms) a rating may be changed that was given at an instant (epoch ms). */
function editableUntil(ratedAt: number): number {
  return ratedAt + CHANGEABLE_DAYS * DAY_MS
}

/** Whether a visit may be rated now: it has no rating, or one so recent that it may be changed. */
function mayRate(ratedAt: number | null, now: number): boolean {
  return ratedAt === null || now < editableUntil(ratedAt)
}

/** Ratings that were first given after this instant (epoch ms) may be changed. */
function changeableSince(now: number): number {
  return now - CHANGEABLE_DAYS * DAY_MS
}
