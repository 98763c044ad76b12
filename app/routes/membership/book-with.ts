import { openingPath } from '~/booking/draft/opening-path'

/** The booking flow with an offer at hand: its service is chosen, and the offer waits until there is a salon. */
export function bookWith(offerId: string, serviceIds: readonly string[]): string {
  // When an offer covers several services, the customer must choose among them.
  return openingPath({ serviceIds: serviceIds.length === 1 ? serviceIds : [], offerId })
}
