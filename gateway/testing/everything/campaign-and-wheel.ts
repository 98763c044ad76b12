import { aMember, anOrder } from '../membership'
import { anOffer, anOfferService } from '../offers'
import type { FakeBackends } from '../open-gateway'

const card = anOfferService()
const offer = anOffer({ serviceApplies: [card], serviceConditions: [card], salonApplies: [10] })

/** A campaign backend with one of everything. */
export const campaignResponses = {
  listHomeBlocks: () => ({ data: [{ order: 1, layout: 'head', list: [{ id: 1 }] }] }),
  listBanners: () => ({ data: [{ id: 1, type: 'web', link: '/', redirectLink: '', alt: '' }] }),
  listOffers: () => ({ data: { salon: [offer], customer: [offer], best: [offer] } }),
  getOffer: () => ({ status: 200, body: { data: offer } }),
  listRewards: () => ({ data: { salon: [offer], customer: [] } }),
  listTopUpProducts: () => ({
    data: [
      {
        id: 1,
        type: 'package',
        name: 'x',
        price: 1,
        bonus: 0,
        visits: 1,
        visitsPaid: 1,
        months: 12,
        service: { id: 1, name: 'x', image: '', price: 1 },
      },
    ],
  }),
  getMember: () => aMember(),
  listOrders: () => ({
    data: [{ ...anOrder(), returned: [{ amount: 1, reason: 'late' }] }],
    total: 1,
  }),
  listBalanceHistory: () => ({
    data: [
      {
        id: 'x',
        type: 'card',
        title: 'x',
        amount: 1,
        effect: 'balance',
        status: 'done',
        createdAt: 1,
      },
    ],
    total: 1,
    accountBalance: 1,
  }),
  listCourses: () => ({
    data: [
      {
        campaignId: 1,
        name: 'x',
        serviceId: 1,
        serviceName: 'x',
        image: '',
        totalUsage: 1,
        endDate: '22-11-2027',
      },
    ],
  }),
} satisfies FakeBackends['campaign']

/** A wheel backend with one of everything. */
export const wheelResponses = {
  getWheel: () => ({
    data: { id: 1, name: '', sectors: [{ position: 1, giftId: 1, label: '' }] },
  }),
  listGifts: () => ({ data: [{ id: 1, name: '', image: '', kind: 'none', stock: null }] }),
  listExchangePacks: () => ({ data: [{ id: 1, points: 1, times: 1 }] }),
  listQuests: () => ({ data: [{ id: 1, name: '', times: 1 }] }),
  getGift: () => ({
    status: 200,
    body: {
      data: {
        id: 1,
        name: '',
        image: '',
        kind: 'product',
        stock: 1,
        description: '',
        validDays: 30,
      },
    },
  }),
  getAccount: () => ({ data: { timesLeft: 1, point: 1 } }),
  listMySpins: () => ({
    data: [
      {
        id: 'x',
        wheelId: 1,
        position: 1,
        gift: { id: 1, name: '', image: '', kind: 'voucher' },
        code: 'x',
        expiredAt: 1,
        createdAt: 1,
      },
    ],
    total: 1,
  }),
  listMyGifts: () => ({
    data: [
      {
        id: 'x',
        source: 'wheel',
        name: '',
        image: '',
        kind: 'voucher',
        code: 'x',
        expiredAt: 1,
        createdAt: 1,
      },
    ],
    total: 1,
  }),
  listWinners: () => ({ data: [{ customerName: 'x', giftName: '', image: '', createdAt: 1 }] }),
  listPointHistory: () => ({
    data: [{ id: 'x', title: '', point: 1, createdAt: 1 }],
    total: 1,
  }),
  getPoints: () => ({ data: { point: 1 } }),
  listVouchers: () => ({ data: [aVoucher()], total: 1 }),
  getVoucher: () => ({ status: 200, body: { data: aVoucher() } }),
} satisfies FakeBackends['wheel']

function aVoucher() {
  return {
    voucherId: 1,
    name: '',
    image: '',
    description: '',
    point: 1,
    value: 1,
    quantity: null,
    validDays: 1,
  }
}
