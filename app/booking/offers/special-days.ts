import { type PriceConditions, priceOf, type SpecialRule } from '../../../domain/special-prices'

type DayPrice = { id: string; price: number; oldPrice?: number | null }

/**
 * A service with the price of the occasion; an old price that is not higher than the new one is
 * nothing to strike through.
 */
export function onOccasion<S extends DayPrice>(
  service: S,
  rules: readonly SpecialRule<string>[],
  occasion: PriceConditions,
): S {
  const price = priceOf(service, occasion, rules)
  if (price === service.price) return service
  return {
    ...service,
    price,
    oldPrice: service.oldPrice && service.oldPrice > price ? service.oldPrice : null,
  }
}
