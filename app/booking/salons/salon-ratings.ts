import { formatMessage } from '~/messages/format-message'
import { prices as messages } from '~/messages/vi/prices'
import { countText, starsText } from '../time/stylists'

/** What customers think of a salon's stylists. */
export type SalonRating = { salonId: number; stars: number; customerCount: number }

/** The numbers of a rating as customers read them: `4,8` and `1,2k`. */
export function ratingValues({ stars, customerCount }: Omit<SalonRating, 'salonId'>) {
  return { stars: starsText(stars), n: countText(customerCount) }
}

/** The rating of each of these salons in words; one without a rating has none. */
export function ratingTexts(
  salons: readonly { id: number }[],
  ratings: readonly SalonRating[] | null | undefined,
): Record<number, string> {
  const shown = new Set(salons.map(({ id }) => id))
  return Object.fromEntries(
    (ratings ?? [])
      .filter(({ salonId }) => shown.has(salonId))
      .map((rating) => [rating.salonId, formatMessage(messages.rating, ratingValues(rating))]),
  )
}
