import type { NewBooking } from '../contract'
import type { BookingEnv } from '../env'
import { checkOffers, type CheckedOffer } from '../clients/campaign'
import type { OfferClaim, OrderedPerson, SoldService, SpentOffer } from './order'
import { coded, type Message } from '../../kit/message'
import { type PricedOffer, pricesWithOffers } from '../../../domain/offer-prices'
import type { OfferGrant } from '../../../domain/offer-uses'

/** After every last day. */
const ENDLESS = '9999-12-31'

/** The caller who wants offers. */
export type OfferCustomer = { isOwner: boolean; requestId: string }

/** The people of an order at the prices of their offers, with what the salon-day must know of those. */
type WithOffers = { people: OrderedPerson[]; claim: OfferClaim | null }

/**
 * Checks the offers that people chose with the campaign backend and prices them; without offers it
 * is not called. A refusal leaves the prices unchanged, as the order with it is never booked.
 */
export async function withOffers(
  input: NewBooking,
  people: OrderedPerson[],
  caller: OfferCustomer,
  env: BookingEnv,
): Promise<WithOffers> {
  const chosen = input.bookHours.map(({ campaigns }) => [...new Set(campaigns.map(({ id }) => id))])
  if (chosen.every((ids) => ids.length === 0)) return { people, claim: null }
  const checked = await checkOffers(input, people, chosen, caller, env)
  if (!checked) return refused(people, coded('OFFERS_UNCHECKED'), chosen.flat())
  const invalid = checked.flat().filter((offer) => !offer.isValid)
  if (invalid.length > 0)
    return refused(
      people,
      reasonsOf(invalid),
      invalid.map(({ id }) => id),
    )
  const priced = people.map((person, index) => ({
    ...person,
    ...priceWithOffers(
      person.services,
      (checked[index] ?? []).map((offer) => ({
        ...offer,
        isPrepaid: offer.paymentMethod === 'topup',
      })),
    ),
  }))
  return { people: priced, claim: { refusal: null, uses: usesOf(priced, checked.flat()) } }
}

function refused(people: OrderedPerson[], message: Message, offerIds: number[]): WithOffers {
  return { people, claim: { refusal: { message, offerIds: [...new Set(offerIds)] }, uses: [] } }
}

/** The messages of all offers, each once; of a host that sends sentences, its sentences. */
function reasonsOf(offers: readonly CheckedOffer[]): Message {
  const messages = offers.map(({ message }) => message)
  const texts = messages.filter((message) => typeof message === 'string')
  if (texts.length > 0) return [...new Set(texts)].join(' ')
  const parts = messages.flatMap((message) => (typeof message === 'string' ? [] : message))
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
}

/**
 * The grants of each limited offer of which the order spends a use, those that lapse first before
 * others. Where there are grants, they alone are the limit.
 */
function usesOf(
  people: readonly OrderedPerson[],
  offers: readonly CheckedOffer[],
): OfferClaim['uses'] {
  const spent = new Set(people.flatMap((person) => person.offers.map(({ id }) => id)))
  const chosen = new Map(offers.map((offer) => [offer.id, offer]))
  return [...chosen.values()].flatMap(({ id: offerId, usage, grants }): OfferClaim['uses'] => {
    if (!spent.has(offerId)) return []
    if (grants.length > 0) return grants.map((grant) => ({ offerId, ...grant })).sort(byLastDay)
    return usage === null ? [] : [{ offerId, given: usage }]
  })
}

function byLastDay({ until: one }: OfferGrant, { until: other }: OfferGrant): number {
  return (one ?? ENDLESS).localeCompare(other ?? ENDLESS)
}

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
