import { getNamedType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql'
import { schema } from '../graphql/schema'
import { contentResponses } from './content'
import { aProduct } from './goods'
import { openGateway } from './open-gateway'
import { aMember, anOrder, ORDER_ID } from './membership'
import {
  aBooking,
  aCatalogue,
  aMaster,
  anHour,
  aPlace,
  aProvince,
  aRating,
  aRole,
  aSalon,
  aService,
  aStylist,
  aUser,
  aVisit,
  BOOKING_ID,
} from './people'

/** A selection of every field below a type, as deep as it goes. */
function everything(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((member) => `... on ${member.name} ${everything(member)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  return `{ ${Object.values(named.getFields())
    .map((field) => `${field.name} ${everything(field.type)}`)
    .join(' ')} }`
}

const card = {
  id: 1,
  name: '',
  price: 0,
  originPrice: 1,
  description: '',
  serviceImage: '',
  selected: true,
}
const offer = {
  campaignId: 1,
  name: '',
  image: '',
  imageUrl: '',
  expire: '',
  valid: true,
  validCondition: '',
  message: '',
  serviceApplies: [card],
  serviceConditions: [card],
  startDate: '',
  endDate: '',
  remainUsage: null,
  paymentMethod: '',
  salonApplies: [10],
  condition: '',
  effect: '',
  discount: 0,
}

/** A gateway over backends that have one of everything. */
export const fullGateway = () =>
  openGateway({
    auth: {
      getUser: () => aUser(),
      getCustomerInfo: () => ({
        status: 200,
        body: {
          statusCode: 200,
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
    },
    salons: {
      ...contentResponses,
      listSalons: () => ({ data: [aSalon({ id: 10 })] }),
      listProvinces: () => ({ data: [aProvince({ cityId: 62 })] }),
      topSalons: () => ({ data: [aSalon({ id: 10 })] }),
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
    },
    booking: {
      getRole: () => aRole(),
      listServices: () => ({
        status: 200,
        body: {
          ...aCatalogue({
            groupId: 1,
            services: [aService({ serviceId: 1001 })],
            upsaleServices: [{ serviceId: 1, name: 'x', priceNum: 1, price: '1K', timeServe: 1 }],
          }),
          rulesSpecialDay: [
            {
              date: [],
              serviceId: 1,
              serviceSpecial: null,
              serviceStylist: null,
              serviceSpecialStylist: null,
            },
          ],
          rulesNextStep: [
            { ruleType: 'x', serviceSelected: [1], listService: [1], title: '', image: '' },
          ],
        },
      }),
      getServiceDetail: () => ({
        status: 200,
        body: {
          data: { title: '', titleContent: '', tags: [], banners: [{ type: 'image', link: '/' }] },
        },
      }),
      listStaff: () => ({
        data: {
          stylists: [
            aStylist({
              staffId: 1,
              ratingInfor: [{ Name: 'Cắt', Star: 5, TotalCustomerRating: 2, TotalCustomer: 200 }],
            }),
          ],
          skinners: [],
        },
      }),
      listHours: () => ({
        data: {
          hourGroup: [{ name: 'Sáng', hours: [anHour({ hourId: 1 })] }],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: true },
        },
      }),
      readBoard: () => ({
        data: {
          version: 1,
          isWhole: true,
          entries: [
            {
              salonId: 10,
              date: '21-11-2026',
              stylists: '9'.repeat(180),
              skinners: '9'.repeat(180),
            },
          ],
        },
      }),
      listSalonRatings: () => ({ data: [{ salonId: 10, ratingStar: 4.8, totalCutomer: 900 }] }),
      listSold: () => ({
        data: {
          services: [{ serviceId: 1001, timeServe: 40, priceNum: 100_000, serviceDeliveryType: 3 }],
          unsold: [],
          rulesSpecialDay: [],
        },
      }),
      getBooking: () => ({ status: 200, body: aBooking() }),
      readFeed: () => ({ status: 200, body: { data: [aBooking({ isOwner: false })] } }),
      getFeedToken: () => ({ token: 'x' }),
      getManaged: () => ({
        status: 200,
        body: {
          state: 'open',
          booking: aBooking({ isOwner: false }),
          lateMinutes: null,
          mayBeLate: true,
          isComing: false,
          mayConfirm: true,
          mayName: true,
          mayCancel: true,
        },
      }),
      listMarketing: () => ({
        data: [{ campaignId: 2, name: '', image: '', desc: '', startDate: '', endDate: '' }],
      }),
      listMyBookings: () => ({ data: [aBooking()] }),
      listVisitedSalons: () => ({ data: [{ title: 'x', data: [10] }] }),
      listAddresses: () => ({ data: [{ attrId: 1, attrName: 'Nhà' }] }),
      listSalonsNearAddress: () => ({ data: [{ salonId: 10, distance: 1 }] }),
      getHomeOffer: () => ({
        status: 200,
        body: { data: { salonId: 10, distance: 1, serviceIds: [1001], bookDates: ['22-11-2026'] } },
      }),
      listHomeVisits: () => ({
        data: [
          {
            bookingId: BOOKING_ID,
            salonId: 10,
            address: 'x',
            dateBook: '22-11-2026',
            part: 'Tối',
            totalMoney: 1,
            services: [{ id: 1, name: 'x', price: 1 }],
          },
        ],
      }),
      listBookingHistory: () => ({ data: [aBooking()], total: 1 }),
      listVisitHistory: () => ({ data: [aVisit()], total: 1 }),
      getVisit: () => ({ status: 200, body: { data: aVisit() } }),
      getRating: () => ({ status: 200, body: { data: aRating() } }),
      checkRating: () => ({ status: 200, body: { data: { canRate: true } } }),
      listTopLiked: () => ({ data: [aMaster()] }),
      listTopRated: () => ({ data: [aMaster()] }),
      listVotes: () => ({
        data: [{ masterKey: 'cat-2026-11', staffId: 1001, staffName: 'Luận Triệu', votedAt: 1 }],
      }),
      listChallenges: () => ({
        data: [
          {
            id: 1,
            name: 'x',
            description: 'x',
            goal: 1,
            unit: 'x',
            reward: 1,
            ranking: [{ staffId: 1001, staffName: 'x', avatar: '', salonId: 10, value: 1 }],
          },
        ],
      }),
      listBackupHours: () => ({
        statusCode: 0,
        data: [
          {
            salon: { salonId: 10, name: 'x', distance: 1 },
            hours: [anHour({ hourId: 1 })],
            isSaveServiceChoosen: true,
          },
        ],
      }),
    },
    campaign: {
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
    },
    wheel: {
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
    },
  })

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

const argumentsOf: Record<string, string> = {
  salon: '(id: 10)',
  salonsNear: '(latitude: 21, longitude: 105)',
  salonOff: '(salonId: 10)',
  openingDays: '(salonId: 10)',
  product: '(slug: "a")',
  relatedProducts: '(slug: "a")',
  servicePage: '(slug: "nhom-1")',
  role: '(salonId: 10)',
  serviceCatalogue: '(salonId: 10)',
  serviceDetail: '(salonId: 10, groupId: 1)',
  staff: '(salonId: 10, date: "2026-11-21")',
  hours: '(salonId: 10, date: "2026-11-21", serviceIds: [1001])',
  nearestHour: '(salonId: 10, serviceIds: [1001])',
  soonest: '(serviceIds: [1001], salonIds: [10], latitude: 21, longitude: 105.8)',
  firstFreeHours: '(serviceIds: [1001], salonIds: [10])',
  wards: '(districtId: 5)',
  places: '(search: "a")',
  place: '(id: "d5")',
  homeOffer: '(placeId: "d5")',
  salonsNearAddress: '(addressId: 1)',
  backupSalons: '(salonId: 9, date: "2026-11-21", serviceIds: [1001])',
  membershipOrder: `(id: "${ORDER_ID}")`,
  wheelGift: '(id: 1)',
  luckyVoucher: '(id: 1)',
  discover: '(id: 3)',
  look: '(slug: "undercut")',
  blogPost: '(slug: "bai-mot")',
  spaPage: '(slug: "da-nong")',
  booking: `(id: "${BOOKING_ID}")`,
  calendarFeed: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  managedBooking: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  visit: `(id: "${BOOKING_ID}")`,
  visitRating: `(id: "${BOOKING_ID}")`,
  offers: '(salonId: 10, serviceIds: [1001])',
  offer: '(id: 1, salonId: 10, serviceIds: [1001])',
  rewards: '(date: "2026-11-21")',
}

/** The name of each field of Query with a document that selects all its fields. */
export const queries = Object.values(schema.getQueryType()!.getFields()).map(
  ({ name, type }) => [name, `{ ${name}${argumentsOf[name] ?? ''} ${everything(type)} }`] as const,
)
