import { wireDateOrNone } from '../../kit/wire'
import type { OfferDto } from '../contract'
import {
  endOf,
  type FailedRule,
  isOwn,
  isSeen,
  judge,
  saving,
  usesLeft,
  type Eligibility,
  type OfferContext,
  type StoredOffer,
  type OfferedService,
} from './offers'

/** The chain's offers, the customer's own, and the one to propose. */
export type OfferLists = { salon: OfferDto[]; customer: OfferDto[]; best: OfferDto[] }

/**
 * Sorts the offers of a booking into lists; best is the valid one that saves most, none when
 * nothing saves. An offer opened by a code is listed with the chain's until it is stored as the
 * customer's own.
 */
export function listOffers(offers: readonly StoredOffer[], context: OfferContext): OfferLists {
  const seen = offers.filter((offer) => isSeen(offer, context))
  const best = seen
    .filter((offer) => judge(offer, context).valid && saving(offer, context) > 0)
    .reduce<StoredOffer | null>(
      (found, offer) =>
        found === null || saving(offer, context) > saving(found, context) ? offer : found,
      null,
    )
  return {
    salon: seen.filter((offer) => !isOwn(offer, context)).map((offer) => offerDto(offer, context)),
    customer: seen
      .filter((offer) => isOwn(offer, context))
      .map((offer) => offerDto(offer, context)),
    best: best ? [offerDto(best, context)] : [],
  }
}

/** One offer as it travels; null when the customer may not see it. */
export function showOffer(
  offers: readonly StoredOffer[],
  id: number,
  context: OfferContext,
): OfferDto | null {
  const offer = offers.find((one) => one.id === id)
  return offer && isSeen(offer, context) ? offerDto(offer, context) : null
}

/** Rules that fail only because the customer has not chosen yet. */
const STILL_OPEN: readonly FailedRule[] = ['services', 'phone']

/** The offers of a day, whatever is booked: the chain's and the customer's own. */
export function listRewards(
  offers: readonly StoredOffer[],
  context: OfferContext,
): Omit<OfferLists, 'best'> {
  const standing = offers
    .filter((offer) => isSeen(offer, context))
    .map((offer) => ({ offer, verdict: judge(offer, context) }))
    .filter(({ verdict }) => verdict.valid || STILL_OPEN.includes(verdict.failing))
  const wires = (own: boolean) =>
    standing
      .filter(({ offer }) => isOwn(offer, context) === own)
      .map(({ offer }) => offerDto(offer, context, { valid: true }))
  return { salon: wires(false), customer: wires(true) }
}

function offerDto(
  offer: StoredOffer,
  context: OfferContext,
  verdict: Eligibility = judge(offer, context),
): OfferDto {
  return {
    campaignId: offer.id,
    name: offer.name,
    image: offer.image,
    imageUrl: offer.image,
    expire: wireDateOrNone.encode(endOf(offer, context)),
    valid: verdict.valid,
    validCondition: verdict.valid ? '' : verdict.failing,
    message: verdict.valid ? '' : verdict.message,
    serviceApplies: offer.applies.map((service) => serviceDto(service, context)),
    serviceConditions: offer.needs.map((service) => serviceDto(service, context)),
    startDate: wireDateOrNone.encode(offer.startsOn),
    endDate: wireDateOrNone.encode(endOf(offer, context)),
    remainUsage: usesLeft(offer, context),
    paymentMethod: offer.paymentMethod,
    salonApplies: offer.salonIds,
    condition: offer.condition,
    effect: offer.effect,
    discount: offer.totalOff,
  }
}

function serviceDto({ image, ...service }: OfferedService, context: OfferContext) {
  return { ...service, serviceImage: image, selected: context.serviceIds.includes(service.id) }
}
