import type { SoldService, SpentOffer } from './order'

/** An offer that somebody chose and that holds for him. */
export type HeldOffer = {
  id: number
  name: string
  /** Paid in advance: its services cost nothing more. */
  isPrepaid: boolean
  /** Đồng off the total. */
  discount: number
  /** What its services cost with it. */
  prices: readonly { id: number; price: number }[]
}

/** What one customer gets and pays once his offers are applied, in đồng. */
export type PricedPerson = { services: SoldService[]; total: number; offers: SpentOffer[] }

/**
 * Applies offers to services at the prices of the day. A service gets the lowest price that is strictly below its own (O-02, B-109); then money comes off the
 * total, the largest amount first, never below 0. Only offers that lowered something are spent, each once.
 */
export function priceWithOffers(
  services: readonly SoldService[],
  offers: readonly HeldOffer[],
): PricedPerson {
  const saved = new Map<number, number>()
  const save = (offer: HeldOffer, dong: number) =>
    saved.set(offer.id, (saved.get(offer.id) ?? 0) + dong)
  const sold = services.map((service) => {
    const best = cheapest(service, offers)
    if (!best) return service
    save(best.offer, service.price - best.price)
    return { ...service, price: best.price, oldPrice: service.price }
  })
  let total = sold.reduce((sum, service) => sum + service.price, 0)
  for (const offer of [...offers].sort(
    (one, other) => other.discount - one.discount || one.id - other.id,
  )) {
    const dong = Math.min(offer.discount, total)
    if (dong <= 0) continue
    save(offer, dong)
    total -= dong
  }
  return {
    services: sold,
    total,
    offers: offers.flatMap(({ id, name }) =>
      saved.has(id) ? [{ id, name, saved: saved.get(id)! }] : [],
    ),
  }
}

/** The offer that sells a service for least, if that is less than it costs; of equal ones the older. */
function cheapest(
  service: SoldService,
  offers: readonly HeldOffer[],
): { offer: HeldOffer; price: number } | null {
  const lower = offers.flatMap((offer) => {
    const named = offer.prices.find(({ id }) => id === service.id)
    if (!named) return []
    const price = offer.isPrepaid ? 0 : named.price
    return price < service.price ? [{ offer, price }] : []
  })
  return (
    lower.sort((one, other) => one.price - other.price || one.offer.id - other.offer.id)[0] ?? null
  )
}
