/** A string where the id comes by GraphQL, a number in the backends. */
type AnyId = string | number

type Service<Id> = { id: Id; price: number }

/** An offer that holds for a customer. */
export type PricedOffer<Id extends AnyId = number> = {
  id: Id
  /** Paid in advance: its services cost nothing more. */
  isPrepaid: boolean
  /** Đồng off the total, 0 when it works through prices of services. */
  discount: number
  /** What its services cost with it. */
  prices: readonly Service<Id>[]
}

/** What one customer pays with their offers, in đồng. */
export type OfferPrices<S extends Service<AnyId>> = {
  /** Each service, in order, with its price and the offer that made it so. */
  services: { service: S; price: number; offerId: S['id'] | null }[]
  total: number
  /** Đồng that an offer saves, by its id; one that saves nothing is not here, and is not spent. */
  saved: ReadonlyMap<S['id'], number>
}

/**
 * What a service costs with an offer; null where the offer leaves it: its price must be strictly
 * lower than the current one.
 */
function offerPrice<Id extends AnyId>(
  offer: Omit<PricedOffer<Id>, 'discount'>,
  service: Service<Id>,
): number | null {
  const named = offer.prices.find(({ id }) => id === service.id)
  if (!named) return null
  const price = offer.isPrepaid ? 0 : named.price
  return price < service.price ? price : null
}

/**
 * Applies offers to services at the prices of the day. A service gets the lowest price that is
 * strictly below its own; then money comes off the total, the largest amount first so that few
 * offers are spent, never below 0.
 */
export function pricesWithOffers<S extends Service<AnyId>>(
  services: readonly S[],
  offers: readonly PricedOffer<S['id']>[],
): OfferPrices<S> {
  const saved = new Map<S['id'], number>()
  const save = (id: S['id'], dong: number) => saved.set(id, (saved.get(id) ?? 0) + dong)
  const repriced = services.map((service) => {
    const best = cheapest(service, offers)
    if (!best) return { service, price: service.price, offerId: null }
    save(best.offerId, service.price - best.price)
    return { service, ...best }
  })
  let total = repriced.reduce((sum, { price }) => sum + price, 0)
  for (const { id, discount } of byDiscount(offers)) {
    const dong = Math.min(discount, total)
    if (dong <= 0) continue
    save(id, dong)
    total -= dong
  }
  return { services: repriced, total, saved }
}

/** The offer that sells a service for least, if that is less than it costs; of equal ones the older. */
function cheapest<Id extends AnyId>(
  service: Service<Id>,
  offers: readonly PricedOffer<Id>[],
): { offerId: Id; price: number } | undefined {
  return offers
    .flatMap((offer) => {
      const price = offerPrice(offer, service)
      return price === null ? [] : [{ offerId: offer.id, price }]
    })
    .sort((one, other) => one.price - other.price || byAge(one.offerId, other.offerId))[0]
}

function byDiscount<Id extends AnyId>(offers: readonly PricedOffer<Id>[]): PricedOffer<Id>[] {
  return [...offers].sort((one, other) => other.discount - one.discount || byAge(one.id, other.id))
}

/** The older offer has the lower number; page and backend must choose the same one. */
function byAge(one: AnyId, other: AnyId): number {
  return Number(one) - Number(other)
}
