import type { OfferDto } from '../../workers/campaign/contract'
import type { FakeBackends } from './open-gateway'
import { aSalon, aUser } from './people'

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

/** The phone of every session. */
export const OWN = '0912345678'

const offer = (campaignId: number, more: Partial<OfferDto> = {}) =>
  anOffer({
    campaignId,
    name: `Ưu đãi ${campaignId}`,
    startDate: '01-11-2026',
    remainUsage: 2,
    condition: 'Điều kiện',
    effect: 'Giảm',
    ...more,
  })

const card = anOfferService({
  id: 1005,
  name: 'Combo 3',
  originPrice: 299_000,
  description: 'Một buổi',
  serviceImage: '/a.svg',
})

/** Backends with one offer, two rewards and a code that is accepted. */
export function backend(more: FakeBackends['campaign'] = {}): FakeBackends {
  return {
    auth: { getUser: () => aUser(OWN) },
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 9, name: 'Mượt Cầu Giấy' }), aSalon({ id: 10 })] }),
    },
    booking: {
      listOfferUses: ({ isChange }) => ({
        data: isChange
          ? []
          : [
              { campaignId: 507, usage: 1, endDate: '' },
              { campaignId: 507, usage: 1, endDate: '22-11-2026' },
              { campaignId: 507, usage: 4, endDate: '21-11-2026' },
            ],
      }),
      listMarketing: () => ({ data: [] }),
    },
    campaign: {
      listOffers: () => ({ data: { salon: [], customer: [], best: [] } }),
      getOffer: ({ campaignId }) =>
        campaignId === 509
          ? {
              status: 200,
              body: {
                data: offer(509, {
                  paymentMethod: 'topup',
                  salonApplies: [9],
                  serviceApplies: [card],
                  serviceConditions: [{ ...card, selected: false }],
                }),
              },
            }
          : { status: 404, body: { message: 'Không còn' } },
      listRewards: () => ({ data: { salon: [offer(501)], customer: [offer(506)] } }),
      postCode: () => ({
        status: 200,
        body: { code: 200, message: 'Lấy mã thành công', data: { campaignId: 509 } },
      }),
      ...more,
    },
  }
}

/** The parameters of what was sent to this path. */
export const sentTo = (requests: Request[], path: string) =>
  requests
    .filter(({ url }) => new URL(url).pathname === path)
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams))
