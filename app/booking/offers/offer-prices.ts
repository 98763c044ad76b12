import { type PricedOffer, pricesWithOffers } from '../../../domain/offer-prices'
import { type PriceConditions, priceOf, type SpecialRule } from '../../../domain/special-prices'

type PricedService = { id: string; price: number; oldPrice?: number | null }

/** The total to pay, in đồng, and the old total if that was higher. */
export type Total = { dong: number; oldDong: number | null }

/** The fields of an offer that the rules need. */
export type OfferRule = {
  id: string
  isValid: boolean
  /** Paid in advance: the services it applies to cost nothing more. */
  isPrepaid: boolean
  /** Đồng off the total, 0 when it works through service prices. */
  discount: number
  appliesTo: readonly { id: string; price: number }[]
}

/**
 * One person's services with the offers they chose: what each costs, and which offer made it so.
 */
export type WithOffers<S> = Total & {
  services: (S & { offerId: string | null })[]
  /**
   * Đồng that each offer saves, in the order chosen; an offer that saves nothing is not here, and
   * would not be spent.
   */
  savings: { offerId: string; dong: number }[]
}

/** Most offers that one person may choose. */
export const MAX_OFFERS = 10

/**
 * One person's services at the prices of the occasion and their offers. A service gets its lowest
 * price; then amounts are subtracted from the total, the largest first, never below 0. A higher old
 * total is returned too, to be shown crossed out.
 */
export function withOffers<S extends PricedService>(
  services: readonly S[],
  offers: readonly OfferRule[],
): WithOffers<S> {
  const repriced = pricesWithOffers(services, offers.filter(canChoose).map(priced))
  const dong = repriced.total
  const oldDong = sum(services.map(({ price, oldPrice }) => Math.max(oldPrice ?? 0, price)))
  const savings = offers.flatMap(({ id }) => {
    const saved = repriced.saved.get(id)
    return saved === undefined ? [] : [{ offerId: id, dong: saved }]
  })
  return {
    services: repriced.services.map(({ service, price, offerId }) =>
      offerId === null
        ? { ...service, offerId }
        : { ...service, price, oldPrice: Math.max(service.oldPrice ?? 0, service.price), offerId },
    ),
    dong,
    oldDong: oldDong > dong ? oldDong : null,
    savings,
  }
}

/** The total of several people. */
export function sumOf(totals: readonly Total[]): Total {
  const dong = sum(totals.map((total) => total.dong))
  const oldDong = sum(totals.map((total) => total.oldDong ?? total.dong))
  return { dong, oldDong: oldDong > dong ? oldDong : null }
}

/** Whether an offer can be chosen; one that cannot shows its message. */
export function canChoose(offer: Pick<OfferRule, 'isValid'>): boolean {
  return offer.isValid
}

/**
 * The chosen offers after a press on one: a chosen one is removed, also when it is no longer valid;
 * another one is added if it can be chosen.
 */
export function toggleOffer(
  chosenIds: readonly string[],
  offer: Pick<OfferRule, 'id' | 'isValid'>,
): string[] {
  if (chosenIds.includes(offer.id)) return chosenIds.filter((id) => id !== offer.id)
  return canChoose(offer) && chosenIds.length < MAX_OFFERS
    ? [...chosenIds, offer.id]
    : [...chosenIds]
}

type SelectableItem = { isSelected: boolean }

/**
 * Whether 'Choose offer' of the detail is enabled: the offer holds, and at least one of its
 * services is selected; one that names no services, such as money off the total, holds for all.
 */
export function canChooseInDetail(offer: {
  isValid: boolean
  appliesTo: readonly SelectableItem[]
  requires: readonly SelectableItem[]
}): boolean {
  const cards = [...offer.appliesTo, ...offer.requires]
  return canChoose(offer) && (cards.length === 0 || cards.some((card) => card.isSelected))
}

/** The offers that the other people of a booking chose, one entry a person: each takes one of the uses left. */
export function offersOfOthers(
  people: readonly { offerIds: readonly string[] }[],
  index: number,
): string[] {
  return people.flatMap(({ offerIds }, other) => (other === index ? [] : offerIds))
}

function priced({ id, isPrepaid, discount, appliesTo }: OfferRule): PricedOffer<string> {
  return { id, isPrepaid, discount, prices: appliesTo }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, dong) => total + dong, 0)
}

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
