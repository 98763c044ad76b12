import { getNamedType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql'
import { schema } from '../graphql/schema'
import { openGateway, type FakeBackends } from './open-gateway'
import { ORDER_ID, aMember, anOrder } from './membership'
import { BOOKING_ID, aPlace, aProvince, aSalon, aUser } from './people'
import { bookingResponses } from './everything/booking'
import { contentResponses, aProduct } from './content'
import { anOffer, anOfferService } from './offers'

/** A selection of every field below a type, as deep as it goes; a type within itself is only named. */
function everything(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type)
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((member) => `... on ${member.name} ${everything(member, within)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  if (within.includes(named.name)) return '{ __typename }'
  return `{ ${Object.values(named.getFields())
    .map(({ name, type: of }) => {
      const given = argumentsOf[`${named.name}.${name}`] ?? ''
      return `${name}${given} ${everything(of, [...within, named.name])}`
    })
    .join(' ')} }`
}

/** A gateway over backends that have one of everything. */
export const fullGateway = () =>
  openGateway({
    auth: authResponses,
    salons: salonsResponses,
    booking: bookingResponses,
    campaign: campaignResponses,
    wheel: wheelResponses,
  })

/** What fields need that those backends can answer: those of Query by their name, others with their type. */
export const argumentsOf: Record<string, string> = {
  salon: '(id: 10)',
  salonsNear: '(latitude: 21, longitude: 105)',
  product: '(slug: "a")',
  servicePage: '(slug: "nhom-1")',
  'Salon.serviceDetail': '(groupId: 1)',
  'Salon.staff': '(date: "2026-11-21")',
  'Salon.hours': '(input: { date: "2026-11-21", serviceIds: [1001] })',
  'Salon.nearestHour': '(serviceIds: [1001])',
  'Salon.alternatives': '(date: "2026-11-21", serviceIds: [1001])',
  'Salon.offers': '(booking: { serviceIds: [1001] })',
  soonest: '(serviceIds: [1001], salonIds: [10], latitude: 21, longitude: 105.8)',
  firstFreeHours: '(serviceIds: [1001], salonIds: [10])',
  wards: '(districtId: 5)',
  places: '(search: "a")',
  place: '(id: "d5")',
  'Viewer.savedAddress': '(id: 1)',
  'Viewer.membershipOrder': `(id: "${ORDER_ID}")`,
  luckyVoucher: '(id: 1)',
  discover: '(id: 3)',
  look: '(slug: "undercut")',
  blogPost: '(slug: "bai-mot")',
  spaPage: '(slug: "da-nong")',
  booking: `(id: "${BOOKING_ID}")`,
  calendarFeed: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  managedBooking: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  'Viewer.visit': `(id: "${BOOKING_ID}")`,
  waitlistEntry: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  offer: '(id: 1, salonId: 10, booking: { serviceIds: [1001] })',
  rewards: '(date: "2026-11-21")',
}

/** Documents that together select all fields: one for each field of Query, and one for each of the viewer's. */
export const queries = Object.values(schema.getQueryType()!.getFields()).flatMap(
  ({ name, type }): [name: string, document: string][] => {
    const viewer = getNamedType(type)
    return name === 'viewer' && isObjectType(viewer)
      ? Object.values(viewer.getFields()).map((field) => [
          name,
          `{ viewer { ${field.name}${argumentsOf[`Viewer.${field.name}`] ?? ''} ${everything(field.type)} } }`,
        ])
      : [[name, `{ ${name}${argumentsOf[name] ?? ''} ${everything(type)} }`]]
  },
)

/** An auth backend with one of everything. */
const authResponses = {
  getUser: () => aUser(),
  getCustomerInfo: () => ({
    status: 200,
    body: {
      data: {
        customerId: 7,
        phone: '0912345678',
        fullName: '',
        birthday: null,
        createdAt: 1,
        deleteRequestedAt: 1,
        deleteAt: 2,
      },
    },
  }),
  listConsents: () => ({
    data: [
      {
        purpose: 'booking',
        isAgree: true,
        textVersion: '2026-11-21',
        source: 'account',
        createdAt: 1,
      },
    ],
  }),
  listSessions: () => ({
    data: [{ id: 'x', device: '', createdAt: 1, lastSeen: '2026-11-21', isThis: true }],
  }),
  getPushKey: () => ({ publicKey: 'x' }),
  listPushDevices: () => ({
    data: [{ id: 'x', device: '', purposes: ['booking'], since: 1, isThis: true }],
  }),
  getNoticeSettings: () => ({
    data: { channels: ['zalo'], quietFrom: 1320, quietUntil: 390 },
  }),
  newCaptcha: () => ({ kind: 'sum', question: '1 + 2 = ?', challenge: 'x' }),
} satisfies FakeBackends['auth']

/** A salons backend with one of everything. */
const salonsResponses = {
  ...contentResponses,
  listSalons: () => ({ data: [aSalon({ id: 10 })] }),
  listProvinces: () => ({ data: [aProvince({ cityId: 62 })] }),
  listWards: () => ({ data: [{ wardId: 1, wardName: 'x', districtId: 5 }] }),
  suggestPlaces: () => ({ data: [{ placeId: 'd5', description: 'x' }] }),
  findPlace: () => ({ status: 200, body: { data: aPlace() } }),
  listProductGroups: () => ({
    meta: { success: true },
    data: [{ id: 1, name: 'x', slug: 'x', totalProduct: 1 }],
  }),
  listProducts: () => ({
    meta: { success: true },
    data: [aProduct({ id: 'a' }), aProduct({ id: 'b' })],
  }),
  getOpening: () => ({
    status: 200,
    body: { data: { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' } },
  }),
  getSalonOff: () => ({ status: 200, body: { data: { message: 'Nghỉ.', salonBackUp: [10] } } }),
} satisfies FakeBackends['salons']

const card = anOfferService()
const offer = anOffer({ serviceApplies: [card], serviceConditions: [card], salonApplies: [10] })

/** A campaign backend with one of everything. */
const campaignResponses = {
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
const wheelResponses = {
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
