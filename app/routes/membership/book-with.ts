/** The booking flow with an offer at hand: its service is chosen, and the offer waits until there is a salon. */
export function bookWith(offerId: number, serviceIds: readonly number[]): string {
  const query = new URLSearchParams({ step: '0', salonId: '0', phone: '0' })
  // Of several services that an offer makes cheaper nobody knows which one he wants.
  if (serviceIds.length === 1) query.set('chosenService', String(serviceIds[0]))
  query.set('offers', String(offerId))
  return `/booking?${query}`
}
