import { type PricedOffer, pricesWithOffers } from '../../../domain/offer-prices'
import type { SoldService, SpentOffer } from './order'

/** A chosen offer that holds for the customer. */
export type HeldOffer = PricedOffer & { name: string }

/** One customer's services and total after their offers, in đồng. */
type PricedPerson = { services: SoldService[]; total: number; offers: SpentOffer[] }

/**
 * Applies offers to services at the prices of the day (`domain/offer-prices.ts`). Only offers that
 * lowered something are spent, each once.
 */
export function priceWithOffers(
  services: readonly SoldService[],
  offers: readonly HeldOffer[],
): PricedPerson {
  const priced = pricesWithOffers(services, offers)
  return {
    services: priced.services.map(({ service, price, offerId }) =>
      offerId === null
        ? service
        : { ...service, price, oldPrice: service.oldPrice ?? service.price },
    ),
    total: priced.total,
    offers: offers.flatMap(({ id, name }) => {
      const saved = priced.saved.get(id)
      return saved === undefined ? [] : [{ id, name, saved }]
    }),
  }
}
