import type { LocalDate } from '../../kit/values'
import type { OfferWire } from '../contract'
import {
  endOf,
  type Failing,
  isOwn,
  isSeen,
  judge,
  saving,
  usesLeft,
  type Verdict,
} from './eligibility'
import type { OfferContext, StoredOffer, OfferedService } from './offer'

/** The chain's offers, the customer's own, and the one to propose (B-120). */
export type OfferLists = { salon: OfferWire[]; customer: OfferWire[]; best: OfferWire[] }

/** Sorts the offers of a booking into lists; best is the valid one that saves most, none when nothing saves. What a code opens stands with the chain's until the customer has it for his own. */
export function listOffers(offers: readonly StoredOffer[], asked: OfferContext): OfferLists {
  const seen = offers.filter((offer) => isSeen(offer, asked))
  const best = seen
    .filter((offer) => judge(offer, asked).valid && saving(offer, asked) > 0)
    .reduce<StoredOffer | null>(
      (found, offer) =>
        found === null || saving(offer, asked) > saving(found, asked) ? offer : found,
      null,
    )
  return {
    salon: seen.filter((offer) => !isOwn(offer, asked)).map((offer) => offerWire(offer, asked)),
    customer: seen.filter((offer) => isOwn(offer, asked)).map((offer) => offerWire(offer, asked)),
    best: best ? [offerWire(best, asked)] : [],
  }
}

/** One offer as it travels; null when the customer may not see it (B-370). */
export function showOffer(
  offers: readonly StoredOffer[],
  id: number,
  asked: OfferContext,
): OfferWire | null {
  const offer = offers.find((one) => one.id === id)
  return offer && isSeen(offer, asked) ? offerWire(offer, asked) : null
}

/** What nobody who has not chosen yet can be blamed for. */
const STILL_OPEN: readonly Failing[] = ['services', 'phone']

/** The offers that hold on a day, whatever is booked: the chain's and the customer's own (B-349). */
export function listRewards(
  offers: readonly StoredOffer[],
  asked: OfferContext,
): Omit<OfferLists, 'best'> {
  const standing = offers
    .filter((offer) => isSeen(offer, asked))
    .map((offer) => ({ offer, verdict: judge(offer, asked) }))
    .filter(({ verdict }) => verdict.valid || STILL_OPEN.includes(verdict.failing))
  const wires = (own: boolean) =>
    standing
      .filter(({ offer }) => isOwn(offer, asked) === own)
      .map(({ offer }) => offerWire(offer, asked, { valid: true }))
  return { salon: wires(false), customer: wires(true) }
}

function offerWire(
  offer: StoredOffer,
  asked: OfferContext,
  verdict: Verdict = judge(offer, asked),
): OfferWire {
  return {
    campaignId: offer.id,
    name: offer.name,
    image: offer.image,
    imageUrl: offer.image,
    expire: written(endOf(offer, asked)),
    valid: verdict.valid,
    validCondition: verdict.valid ? '' : verdict.failing,
    message: verdict.valid ? '' : verdict.message,
    serviceApplies: offer.applies.map((service) => serviceWire(service, asked)),
    serviceConditions: offer.needs.map((service) => serviceWire(service, asked)),
    startDate: written(offer.startsOn),
    endDate: written(endOf(offer, asked)),
    remainUsage: usesLeft(offer, asked),
    paymentMethod: offer.paymentMethod,
    salonApplies: offer.salonIds,
    condition: offer.condition,
    effect: offer.effect,
    discount: offer.totalOff,
  }
}

function serviceWire({ image, ...service }: OfferedService, asked: OfferContext) {
  return { ...service, serviceImage: image, selected: asked.serviceIds.includes(service.id) }
}

function written(date: LocalDate | null): string {
  return date === null ? '' : date.split('-').reverse().join('-')
}
