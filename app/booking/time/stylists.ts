import { language } from '~/messages/vi/language'

/** The fields of a rating that the rules need. */
export type Rating = { name: string; stars: number; ratedBy: number; customers: number }

/** The ratings worth showing: of more than 100 customers, at least one of whom rated. */
export function shownRatings<R extends Rating>(ratings: readonly R[]): R[] {
  return ratings.filter(({ customers, ratedBy }) => customers > 100 && ratedBy >= 1)
}

/** A number of customers: above 1000 in thousands, `1,2k`. */
export function countText(count: number): string {
  return count > 1000
    ? `${String(Math.floor(count / 100) / 10).replace('.', language.decimalMark)}k`
    : String(count)
}

/** Stars as customers read them, `4,8`. */
export function starsText(stars: number): string {
  return stars.toFixed(1).replace('.', language.decimalMark)
}

/** The star icon. */
export function hasStar(level: number): boolean {
  return level > 1
}

/**
 * A stylist who works at another salon that day; choosing them opens a question which of the two to
 * change.
 */
export function isMoved(stylist: { salonId: string }, salonId: string | null): boolean {
  return stylist.salonId !== salonId
}

/**
 * The state of the draft's stylist: shown as chosen, or the popup to choose another because they
 * are absent or fully booked.
 */
export function stylistState(
  draftStylistId: string | null,
  known: { stylists: readonly { id: string }[] | null; isDayFull: boolean },
): 'none' | 'chosen' | 'busy' {
  if (draftStylistId === null) return 'none'
  if (known.stylists && !known.stylists.some(({ id }) => id === draftStylistId)) return 'busy'
  return known.isDayFull ? 'busy' : 'chosen'
}
