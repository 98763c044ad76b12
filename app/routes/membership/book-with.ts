import { openingPath } from '~/booking/draft/opening-path'

/** The booking flow with an offer at hand: its service is chosen, and the offer waits until there is a salon. */
export function bookWith(offerId: number, serviceIds: readonly number[]): string {
  // Of several services that an offer makes cheaper nobody knows which one he wants.
  return openingPath({ serviceIds: serviceIds.length === 1 ? serviceIds : [], offerId })
}
