import type { LocalDate } from '../../kit/values'
import type { OfferWire } from '../contract'
import { judge, saving, usesLeft } from './judge'
import type { Asked, Offer, OfferedService } from './offer'

/** The chain's offers, the customer's own, and the one to propose (B-120). */
export type OfferLists = { salon: OfferWire[]; customer: OfferWire[]; best: OfferWire[] }

/** Sorts the offers of a booking into lists; best is the valid one that saves most, none when nothing saves. */
export function listOffers(offers: readonly Offer[], asked: Asked): OfferLists {
  const seen = offers.filter((offer) => offer.kind === 'salon' || asked.customer?.grants.has(offer.id))
  const best = seen
    .filter((offer) => judge(offer, asked).valid && saving(offer, asked) > 0)
    .reduce<Offer | null>((found, offer) => (found === null || saving(offer, asked) > saving(found, asked) ? offer : found), null)
  return {
    salon: seen.filter((offer) => offer.kind === 'salon').map((offer) => offerWire(offer, asked)),
    customer: seen.filter((offer) => offer.kind === 'customer').map((offer) => offerWire(offer, asked)),
    best: best ? [offerWire(best, asked)] : [],
  }
}

function offerWire(offer: Offer, asked: Asked): OfferWire {
  const verdict = judge(offer, asked)
  return {
    campaignId: offer.id,
    name: offer.name,
    image: offer.image,
    imageUrl: offer.image,
    expire: written(offer.endsOn),
    valid: verdict.valid,
    validCondition: verdict.valid ? '' : verdict.failing,
    message: verdict.valid ? '' : verdict.message,
    serviceApplies: offer.applies.map((service) => serviceWire(service, asked)),
    serviceConditions: offer.needs.map((service) => serviceWire(service, asked)),
    startDate: written(offer.startsOn),
    endDate: written(offer.endsOn),
    remainUsage: usesLeft(offer, asked),
    paymentMethod: offer.paymentMethod,
    salonApplies: offer.salonIds,
    condition: offer.condition,
    effect: offer.effect,
    discount: offer.totalOff,
  }
}

function serviceWire({ image, ...service }: OfferedService, asked: Asked) {
  return { ...service, serviceImage: image, selected: asked.serviceIds.includes(service.id) }
}

function written(date: LocalDate | null): string {
  return date === null ? '' : date.split('-').reverse().join('-')
}
