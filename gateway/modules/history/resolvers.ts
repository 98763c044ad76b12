import type {
  Resolvers,
  PhotoVerdict,
  RatingTag,
  Visit,
  VisitRating,
} from '../../../schema/generated/resolvers'
import { toBooking } from '../booking/mapping'
import { idInput, withInput, wordsText } from '../../graphql/input'
import { memberOf, membersOnly } from '../auth/members'
import { connectionOf } from '../../graphql/connection'
import * as z from 'zod'
import { bookingId, BRAND } from '../../../workers/kit/values'
import { refusal } from '../../graphql/refusal'
import type { bookingApi } from '../../../workers/booking/contract'

type VisitResponse = z.output<(typeof bookingApi.getVisit.responses)[200]>
type RatingResponse = NonNullable<VisitResponse['rating']>
type WireTag = z.output<typeof bookingApi.rateVisit.input>['tags'][number]

/** Tags as the chain writes them. */
const wireTags: Readonly<Record<RatingTag, WireTag>> = {
  GOOD_CUT: 'Cắt đẹp',
  GOOD_WASH: 'Gội kỹ',
  ON_TIME: 'Đúng giờ',
  GOOD_ADVICE: 'Tư vấn tận tâm',
  FRIENDLY: 'Thái độ thân thiện',
  CLEAN: 'Salon sạch sẽ',
  LONG_WAIT: 'Chờ lâu',
  NOT_AS_ASKED: 'Chưa đúng ý',
}

const verdicts: Readonly<Record<'good' | 'bad', PhotoVerdict>> = { good: 'GOOD', bad: 'BAD' }

/** A visit as the schema has it. */
function toVisit({ photos, rating, ...visit }: VisitResponse): Omit<Visit, 'ratingState'> {
  return {
    ...visit,
    photos: photos.map((photo) => ({
      ...photo,
      verdict: photo.verdict && verdicts[photo.verdict],
    })),
    rating: rating && toRating(rating),
  }
}

/** A rating as the schema has it; a tag that it does not know is left out. */
function toRating({ tags, ...rating }: RatingResponse): VisitRating {
  return {
    ...rating,
    tags: (Object.keys(wireTags) as RatingTag[]).filter((tag) => tags.includes(wireTags[tag])),
  }
}

/** Rows on a page of the booking backend. */
const ROWS = 10

const CHOOSE_STARS = 'STARS_MISSING'

const visitId = bookingId
const rateInput = z.object({
  visitId,
  stars: z.int().min(1, CHOOSE_STARS).max(5, CHOOSE_STARS),
  tags: z
    .array(z.enum(Object.keys(wireTags) as [keyof typeof wireTags]))
    .max(20)
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])]),
  comment: wordsText(500, 'COMMENT_TOO_LONG'),
})
const reportInput = z.object({
  visitId,
  photoId: idInput,
  reason: wordsText(200, 'REASON_TOO_LONG'),
})
const photoInput = z.object({ visitId, photoId: idInput, verdict: z.enum(['GOOD', 'BAD']) })

/** A customer's history: bookings, visits, ratings, pictures. */
export const historyResolvers: Resolvers = {
  Viewer: {
    bookingHistory: (_viewer, args, { backends }) =>
      connectionOf(args, {
        size: ROWS,
        read: (pageNum) => backends.booking.listBookingHistory({ pageNum }),
        toNode: toBooking,
      }),
    visits: async (_viewer, args, context) => {
      const me = await memberOf(context)
      return connectionOf(args, {
        size: ROWS,
        read: (pageNum) =>
          context.backends.booking.listVisitHistory({
            ...{ pageNum, customerId: me.id, brandName: BRAND },
          }),
        toNode: toVisit,
      })
    },
    visit: async (_viewer, { id: visit }, { backends }) => {
      if (!bookingId.safeParse(visit).success) return null
      const response = await backends.booking.getVisit({ bookingId: visit })
      return response.status === 200 ? toVisit(response.body) : null
    },
  },
  Visit: {
    ratingState: async (visit, _args, { backends: { booking } }) => {
      const [rating, check] = await Promise.all([
        booking.getRating({ bookingId: visit.id }),
        booking.checkRating({ bookingId: visit.id }),
      ])
      return rating.status === 200 && check.status === 200
        ? { rating: rating.body && toRating(rating.body), mayRate: check.body.canRate }
        : null
    },
  },
  Mutation: {
    rateVisit: (_mutation, { input }, { backends, visitor, now }) =>
      withInput(
        rateInput,
        { ...input, tags: input.tags ? [...input.tags] : null },
        async ({ visitId: of, stars, tags: named, comment }) => {
          membersOnly(visitor)
          const tags = named.map((tag) => wireTags[tag])
          const rating = { bookingId: of, star: stars, tags, comment }
          const response = await backends.booking.rateVisit(rating)
          const sent = { stars, tags, comment: comment || null, ratedAt: now, editableUntil: 0 }
          return response.status === 200
            ? { __typename: 'VisitRated', rating: toRating(response.body ?? sent) }
            : refusal(response, { 404: 'NotFound', 409: 'RatingClosed' })
        },
        (wireField) => ({ bookingId: 'visitId', star: 'stars' })[wireField] ?? wireField,
      ),
    /** Reports that a picture shows another person. */
    reportWrongPhoto: (_mutation, { input }, { backends, visitor }) =>
      withInput(reportInput, input, async ({ visitId: of, photoId, reason }) => {
        membersOnly(visitor)
        const response = await backends.booking.reportWrongImage({
          bookingId: of,
          imageId: photoId,
          reason,
        })
        return response.status === 200
          ? { __typename: 'PhotoReported', photoId }
          : refusal(response, { 404: 'NotFound' })
      }),
    ratePhoto: (_mutation, { input }, { backends, visitor }) =>
      withInput(photoInput, input, async ({ visitId: of, photoId, verdict }) => {
        membersOnly(visitor)
        const response = await backends.booking.rateImage({
          bookingId: of,
          imageId: photoId,
          rating: verdict === 'GOOD' ? 'good' : 'bad',
        })
        return response.status === 200
          ? { __typename: 'PhotoRated', photoId }
          : refusal(response, { 404: 'NotFound' })
      }),
  },
}
