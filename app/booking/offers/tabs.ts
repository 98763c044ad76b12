/** The list of offers has two tabs: those of the salon, and the customer's own. */
export type OfferTab = 1 | 2

/** The tab that an address names; the first one unless it is the second. */
export function readTab(text: string | null): OfferTab {
  return text === '2' ? 2 : 1
}

/**
 * Who may see the customer's own offers: only customers logged in with the booking's phone.
 * `noPhone`: the booking has none yet.
 */
export function ownOffersGate(
  phone: string,
  viewerPhone: string | null,
): 'open' | 'logIn' | 'otherPhone' | 'noPhone' {
  if (viewerPhone === null) return 'logIn'
  if (phone === '') return 'noPhone'
  return phone === viewerPhone ? 'open' : 'otherPhone'
}
