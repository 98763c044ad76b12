import { formatMessage } from '~/messages/format-message'
import { prices as messages } from '~/messages/vi/booking'
import { countText, starsText } from '../time/stylists'

/** What customers think of a salon's stylists. */
export type SalonRating = { stars: number; customerCount: number }

/** The numbers of a rating as customers read them: `4,8` and `1,2k`. */
export function ratingValues({ stars, customerCount }: SalonRating) {
  return { stars: starsText(stars), n: countText(customerCount) }
}

/** A salon with its rating in words; null for one without a rating. */
export function withRatingText<Salon extends { rating: SalonRating | null }>(
  salon: Salon,
): Omit<Salon, 'rating'> & { rating: string | null } {
  const { rating } = salon
  return { ...salon, rating: rating && formatMessage(messages.rating, ratingValues(rating)) }
}
