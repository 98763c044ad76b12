import type { CheckedOfferDto } from '../contract'
import { coded } from '../../kit/message'
import { wireDateOrNone } from '../../kit/wire'
import {
  isSeen,
  judge,
  type OfferContext,
  openGrants,
  type StoredOffer,
  usesGiven,
  usesLeft,
} from './offers'

/** The chosen offers of one customer of a booking. */
export type OfferCheck = { campaigns: readonly number[]; context: OfferContext }

/**
 * Checks for each chosen offer whether it holds for the customer and how it prices their services.
 */
export function checkOffers(
  offers: readonly StoredOffer[],
  { campaigns, context }: OfferCheck,
): CheckedOfferDto[] {
  return campaigns.map((id) => {
    const offer = offers.find((one) => one.id === id)
    // A missing offer and another customer's get the same response.
    if (!offer || !isSeen(offer, context))
      return {
        campaignId: id,
        name: '',
        valid: false,
        message: coded('OFFER_NOT_YOURS'),
        usage: 0,
        grants: [],
        paymentMethod: '',
        discount: 0,
        serviceApplies: [],
      }
    const verdict = judge(offer, context)
    // One grant without limit lifts that of the others.
    const isLimited = usesLeft(offer, context) !== null
    return {
      campaignId: id,
      name: offer.name,
      valid: verdict.valid,
      message: verdict.valid ? '' : verdict.message,
      usage: usesGiven(offer, context),
      grants: openGrants(offer, context).flatMap(({ uses, endsOn }) =>
        isLimited && uses !== null ? [{ usage: uses, endDate: wireDateOrNone.encode(endsOn) }] : [],
      ),
      paymentMethod: offer.paymentMethod,
      discount: offer.totalOff,
      serviceApplies: offer.applies.map((service) => ({ id: service.id, price: service.price })),
    }
  })
}
