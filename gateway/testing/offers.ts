import type { OfferDto } from '../../workers/campaign/contract'

/** A service that an offer applies to, or requires, as the campaign backend sends it. */
export function anOfferService(service: object = {}) {
  return {
    id: 1,
    name: '',
    price: 0,
    originPrice: 1,
    description: '',
    serviceImage: '',
    selected: true,
    ...service,
  }
}

/** An offer as the campaign backend sends it: for everybody, at every salon, on no service. */
export function anOffer(offer: Partial<OfferDto> = {}): OfferDto {
  return {
    campaignId: 1,
    name: '',
    image: '',
    imageUrl: '',
    expire: '',
    valid: true,
    validCondition: '',
    message: '',
    serviceApplies: [],
    serviceConditions: [],
    startDate: '',
    endDate: '',
    remainUsage: null,
    paymentMethod: '',
    salonApplies: [],
    condition: '',
    effect: '',
    discount: 0,
    ...offer,
  }
}
