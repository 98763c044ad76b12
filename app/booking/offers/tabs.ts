/** The list of offers has two tabs: those of the salon, and the customer's own (B-101). */
export type OfferTab = 1 | 2

/** The tab that an address names; the first one unless it is the second. */
export function readTab(text: string | null): OfferTab {
  return text === '2' ? 2 : 1
}

/**
 * Who may see the customer's own offers (B-102, B-335): only customers logged in with the booking's
 * phone (B-119). `noPhone`: the booking has none yet.
 */
export function ownOffersGate(
  phone: string,
  viewerPhone: string | null,
): 'open' | 'logIn' | 'otherPhone' | 'noPhone' {
  if (viewerPhone === null) return 'logIn'
  if (phone === '') return 'noPhone'
  return phone === viewerPhone ? 'open' : 'otherPhone'
}
