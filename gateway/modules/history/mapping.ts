import type * as z from 'zod'
import type {
  PhotoVerdict,
  RatingTag,
  Visit,
  VisitRating,
} from '../../../schema/generated/resolvers'
import type { bookingApi } from '../../../workers/booking/contract'

type VisitResponse = z.output<(typeof bookingApi.getVisit.responses)[200]>
type RatingResponse = NonNullable<VisitResponse['rating']>
type WireTag = z.output<typeof bookingApi.rateVisit.input>['tags'][number]

/** Tags as the chain writes them. */
export const wireTags: Readonly<Record<RatingTag, WireTag>> = {
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
export function toVisit({ photos, rating, ...visit }: VisitResponse): Visit {
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
export function toRating({ tags, ...rating }: RatingResponse): VisitRating {
  return {
    ...rating,
    tags: (Object.keys(wireTags) as RatingTag[]).filter((tag) => tags.includes(wireTags[tag])),
  }
}
