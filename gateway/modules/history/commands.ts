import * as z from 'zod'
import type {
  MutationRatePhotoArgs,
  MutationReportWrongPhotoArgs,
  RatePhotoResult,
  RateVisitInput,
  RateVisitResult,
  ReportWrongPhotoResult,
} from '../../../schema/generated/resolvers'
import { id } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { bookingId, withInput, wordsText } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { membersOnly } from '../auth/members'
import { toRating, wireTags } from './mapping'

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
  photoId: id,
  reason: wordsText(200, 'REASON_TOO_LONG'),
})
const photoInput = z.object({ visitId, photoId: id, verdict: z.enum(['GOOD', 'BAD']) })

/**
 * Rates a visit for the customer or changes their rating. Throws Unauthenticated without a session.
 */
export function rateVisit(
  input: RateVisitInput,
  { backends, visitor }: Context,
): Promise<RateVisitResult> {
  return withInput(
    rateInput,
    { ...input, tags: input.tags ? [...input.tags] : null },
    async ({ visitId: of, stars, tags, comment }): Promise<RateVisitResult> => {
      membersOnly(visitor)
      const response = await backends.booking.rateVisit({
        bookingId: of,
        star: stars,
        tags: tags.map((tag) => wireTags[tag]),
        comment,
      })
      return response.status === 200
        ? { __typename: 'VisitRated', rating: toRating(response.body) }
        : refusal(response, { 404: 'NotFound', 409: 'RatingClosed' })
    },
    (wireField) => ({ bookingId: 'visitId', star: 'stars' })[wireField] ?? wireField,
  )
}

/** Reports that a picture shows another person. Throws Unauthenticated without a session. */
export function reportWrongPhoto(
  args: MutationReportWrongPhotoArgs,
  { backends, visitor }: Context,
): Promise<ReportWrongPhotoResult> {
  return withInput(
    reportInput,
    args,
    async ({ visitId: of, photoId, reason }): Promise<ReportWrongPhotoResult> => {
      membersOnly(visitor)
      const response = await backends.booking.reportWrongImage({
        bookingId: of,
        imageId: photoId,
        reason,
      })
      return response.status === 200
        ? { __typename: 'PhotoReported', photoId }
        : refusal(response, { 404: 'NotFound' })
    },
  )
}

/** Stores the customer's opinion of a picture. Throws Unauthenticated without a session. */
export function ratePhoto(
  args: MutationRatePhotoArgs,
  { backends, visitor }: Context,
): Promise<RatePhotoResult> {
  return withInput(
    photoInput,
    args,
    async ({ visitId: of, photoId, verdict }): Promise<RatePhotoResult> => {
      membersOnly(visitor)
      const response = await backends.booking.rateImage({
        bookingId: of,
        imageId: photoId,
        rating: verdict === 'GOOD' ? 'good' : 'bad',
      })
      return response.status === 200
        ? { __typename: 'PhotoRated', photoId, verdict }
        : refusal(response, { 404: 'NotFound' })
    },
  )
}
