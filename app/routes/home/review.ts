import { formatMessage } from '~/messages/format-message'
import { reviews as words } from '~/messages/vi/reviews'
import type { HomeQuery } from '../../../schema/generated/graphql'

/** A customer's review, as Home shows it. */
export type Review = { id: number; text: string; by: string }

/** How many stand on Home. */
const shown = 3

/** The best rated, in the chain's order. */
export function reviewsOf(feedback: HomeQuery['feedback']): Review[] {
  return [...(feedback ?? [])]
    .sort((one, other) => other.stars - one.stars)
    .slice(0, shown)
    .map(({ id, text, ...about }) => ({
      id,
      text: formatMessage(words.quote, { text }),
      by: formatMessage(words.by, about),
    }))
}
