import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import type { HandlerContext } from '../../../kit/serve'
import type { bookingApi } from '../../contract'
import type { BookingEnv } from '../../env'
import { customerOf } from '../../clients/auth'
import { quest, reportToWheel } from '../../clients/wheel'
import { changeableSince, mayRate } from '../../rating'
import { readVisit } from '../../store/visits'
import { judgePhoto, saveRating, reportPhoto } from '../../store/masters'
import { tooManyOpinions } from '../../rate-limit-reply'
import { ratingWireOf } from './history'
import { coded } from '../../../kit/message'

type RatingHandlers = typeof bookingApi

const missing = { status: 404 as const, body: { message: coded('NO_VISIT') } }
const done = { status: 200 as const, body: { success: true as const } }

/** The bearer's rating of a visit. */
export async function getRating(
  { bookingId }: InputOf<RatingHandlers['getRating']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<RatingHandlers['getRating']>> {
  const { visit } = await visitOf(bookingId, context)
  return visit
    ? { status: 200, body: { data: visit.rating && ratingWireOf(visit.rating) } }
    : missing
}

/** Whether the bearer may rate the visit now. */
export async function checkRating(
  { bookingId }: InputOf<RatingHandlers['checkRating']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<RatingHandlers['checkRating']>> {
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
  { bookingId, star, tags, comment }: InputOf<RatingHandlers['rateVisit']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<RatingHandlers['rateVisit']>> {
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
  if (customer.id !== null)
    context.waitUntil(
      reportToWheel(context, {
        questId: quest.rating,
        customerId: customer.id,
        reference: `rating:${bookingId}`,
      }),
    )
  return {
    status: 200,
    body: { data: ratingWireOf({ ...rating, ratedAt: visit.rating?.ratedAt ?? now }) },
  }
}

/** Reports that a picture of a visit shows another person. */
export async function reportWrongImage(
  { bookingId, imageId, reason }: InputOf<RatingHandlers['reportWrongImage']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<RatingHandlers['reportWrongImage']>> {
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
  { bookingId, imageId, rating }: InputOf<RatingHandlers['rateImage']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<RatingHandlers['rateImage']>> {
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
