import type * as z from 'zod'
import { type authApi } from '../../workers/auth/contract'
import { type bookingApi } from '../../workers/booking/contract'
import { type campaignApi } from '../../workers/campaign/contract'
import type { Endpoint, InputOf } from '../../workers/kit/endpoint'
import { type salonsApi } from '../../workers/salons/contract'
import { type trackingApi } from '../../workers/tracking/contract'
import { type wheelApi } from '../../workers/wheel/contract'

/** What the user and the hosts' own lists have told so far; reading what nobody told throws Unknown. */
export type Known = {
  /** A day that can be booked, `YYYY-MM-DD`. */
  date: string
  /** Of the customer of the token file. */
  token: string
  customerId: number
  /** A phone that belongs to the user. */
  phone: string
  salonId: number
  districtId: number
  placeId: string
  discoverId: number
  slug: string
  productGroupId: number
  serviceId: number
  serviceGroupId: number
  hourId: number
  addressId: number
  visitId: string
  bookingId: string
  madeId: string
  offerId: number
  wheelId: number
  giftId: number
  voucherId: number
  masterKey: string
}

/** A value that a call needs, and neither the user nor the host has told. */
export class Unknown extends Error {
  override name = 'Unknown'
}

/** Reads values as if all were known. */
export function reading(told: Partial<Known>): Known {
  return new Proxy(told as Known, {
    get(values, name: keyof Known & string) {
      const value: unknown = values[name]
      if (value === undefined) throw new Unknown(name)
      return value
    },
  })
}

/** How a call is tried. */
type Step<E extends Endpoint> = {
  input: (known: Known) => InputOf<E>
  /** Reads from the body of a 200 what later calls need. */
  learn?: (body: z.output<E['responses'][200]>, told: Partial<Known>) => void
  /** It changes something, so it is tried with `--write` only. */
  isWrite?: true
  /** It makes what must be cleaned up. */
  makes?: keyof Known
  /** It undoes an earlier step, and is tried whatever has happened since. */
  cleans?: keyof Known
}

type Plan<A> = { [C in keyof A]?: A[C] extends Endpoint ? Step<A[C]> : never }

const nothing = () => ({})
const ownPage = ({ token: _ }: Known) => ({ page: 1, pageSize: 20 })
/** For calls that are the bearer's. */
const own = ({ token: _ }: Known) => ({})

const auth: Plan<typeof authApi> = {
  newCaptcha: { input: nothing },
  getPushKey: { input: nothing },
  verifyPhone: { input: ({ phone }) => ({ phone }) },
  getUser: { input: own, learn: ({ id }, told) => void (told.customerId = id ?? undefined) },
  getCustomerInfo: { input: ({ token: _, customerId }) => ({ customerId }) },
  checkRegistered: { input: own },
  listConsents: { input: own },
  listSessions: { input: own },
  listPushDevices: { input: own },
  getNoticeSettings: { input: own },
  sendCode: {
    isWrite: true,
    input: ({ phone }) => ({ phone, method: 'sms', brandName: 'muot', purpose: 'login' }),
  },
}

const salons: Plan<typeof salonsApi> = {
  listProvinces: {
    input: nothing,
    learn: ([first], told) => void (told.districtId = first?.districts[0]?.id),
  },
  listSalons: {
    input: () => ({ lang: 'vi' }),
    learn(list, told) {
      const [first] = list.filter(({ isOpen }) => isOpen)
      told.salonId ??= first?.id
      told.districtId = first?.districtId || told.districtId
    },
  },
  topSalons: { input: () => ({ lang: 'vi' }) },
  getSalon: { input: ({ salonId }) => ({ id: salonId, lang: 'vi' }) },
  getOpening: { input: ({ salonId, date }) => ({ salonId, workDate: date, lang: 'vi' }) },
  getSalonOff: { input: ({ salonId }) => ({ salonId, lang: 'vi' }) },
  salonsNear: { input: () => ({ latitude: 21.0285, longitude: 105.8542 }) },
  listWards: { input: ({ districtId }) => ({ districtId }) },
  suggestPlaces: {
    input: () => ({ input: 'Cầu Giấy' }),
    learn: ([first], told) => void (told.placeId = first?.id),
  },
  findPlace: { input: ({ placeId }) => ({ placeid: placeId }) },
  listDiscovers: {
    input: () => ({ lang: 'vi' }),
    learn: ([first], told) => void (told.discoverId = first?.id),
  },
  getDiscover: { input: ({ discoverId }) => ({ id: discoverId, lang: 'vi' }) },
  listLikedDiscovers: { input: ({ token: _, customerId }) => ({ customerId, lang: 'vi' }) },
  dynamicLayout: { input: () => ({ lang: 'vi' }) },
  listFeedback: { input: () => ({ lang: 'vi' }) },
  listLooks: { input: () => ({ lang: 'vi' }) },
  listHomeLooks: { input: () => ({ lang: 'vi' }) },
  listPosts: {
    input: () => ({ page: 1, lang: 'vi' }),
    learn: ({ items: [first] }, told) => void (told.slug = first?.slug),
  },
  getPost: { input: ({ slug }) => ({ slug, lang: 'vi' }) },
  listVideos: { input: () => ({ lang: 'vi' }) },
  listSpaPages: { input: () => ({ lang: 'vi' }) },
  listProductGroups: {
    input: () => ({ lang: 'vi' }),
    learn: ([first], told) => void (told.productGroupId = first?.id),
  },
  listProducts: { input: ({ productGroupId }) => ({ groupId: productGroupId }) },
}

const campaign: Plan<typeof campaignApi> = {
  listHomeBlocks: { input: () => ({ lang: 'vi' }) },
  listBanners: { input: () => ({ lang: 'vi' }) },
  listOffers: {
    input: ({ salonId, date }) => ({
      ...{ salonId, services: [], campaignUsing: [], bookDate: date },
    }),
    learn: ({ fromSalon: [first] }, told) => void (told.offerId = first?.id),
  },
  getOffer: {
    input: ({ offerId, salonId, date }) => ({
      ...{ campaignId: offerId, salonId, services: [], campaignUsing: [], bookDate: date },
    }),
  },
  listTopUpProducts: { input: nothing },
  listRewards: { input: ({ token: _, date }) => ({ dateBook: date }) },
  getMember: { input: own },
  listOrders: { input: ownPage },
  listBalanceHistory: { input: ownPage },
  listCourses: { input: ({ token: _, customerId }) => ({ customerId }) },
}

const wheel: Plan<typeof wheelApi> = {
  getWheel: { input: nothing, learn: ({ id }, told) => void (told.wheelId = id) },
  getWheelById: { input: ({ wheelId }) => ({ id: wheelId }) },
  listGifts: { input: nothing, learn: ([first], told) => void (told.giftId = first?.id) },
  getGift: { input: ({ giftId }) => ({ id: giftId }) },
  listExchangePacks: { input: nothing },
  listWinners: { input: nothing },
  listQuests: { input: nothing },
  listVouchers: {
    input: () => ({ page: 1, pageSize: 6 }),
    learn: ({ items: [first] }, told) => void (told.voucherId = first?.id),
  },
  getVoucher: { input: ({ voucherId }) => ({ voucherId }) },
  getAccount: { input: own },
  listPointHistory: { input: ownPage },
  getPoints: { input: ({ token: _, customerId }) => ({ customerId }) },
  listMySpins: { input: ownPage },
  listMyGifts: { input: ownPage },
}

const booking: Plan<typeof bookingApi> = {
  getRole: { input: ({ salonId }) => ({ salonId }) },
  listServices: {
    input: ({ salonId }) => ({ salonId, lang: 'vi', choosenServiceIds: [] }),
    learn({ categories }, told) {
      const [group] = categories.flatMap(({ groups }) => groups)
      told.serviceGroupId = group?.id
      told.serviceId = group?.services[0]?.id
    },
  },
  getServiceDetail: {
    input: ({ salonId, serviceGroupId }) => ({ salonId, groupId: serviceGroupId, lang: 'vi' }),
  },
  listStaff: { input: ({ salonId, date }) => ({ salonId, workDate: date, lang: 'vi' }) },
  listHours: {
    input: ({ salonId, date, serviceId }) => ({
      ...{ stylistId: 0, salonId, bookDate: date, listServiceId: [serviceId] },
    }),
    learn({ groups }, told) {
      told.hourId = groups.flatMap(({ hours }) => hours).find(({ isFree }) => isFree)?.id
    },
  },
  listBackupHours: {
    input: ({ salonId, date, serviceId }) => ({
      ...{ salonId, bookDate: date, choosenServices: [serviceId] },
    }),
  },
  listMarketing: { input: nothing },
  listTopLiked: { input: ({ masterKey }) => ({ masterKey, top: 30, lang: 'vi' }) },
  listTopRated: { input: ({ masterKey }) => ({ masterKey, top: 30, lang: 'vi' }) },
  listChallenges: { input: nothing },
  readBoard: { input: ({ salonId }) => ({ since: 0, salonIds: [salonId] }) },
  listSold: { input: nothing },
  listSalonRatings: { input: nothing },
  createBooking: {
    isWrite: true,
    makes: 'madeId',
    input: ({ phone, salonId, date, serviceId, hourId }) => ({
      ...{ idempotencyKey: crypto.randomUUID(), phone, salonId, dateBook: date },
      ...{ stylistId: 0, skinnerId: 0, subHourId: 0, secondSubHourId: 0, userId: 0, bookAt: 3 },
      ...{ services: '', campaign: '', codes: [], note: '', utmSource: '', params: {} },
      chosenServices: [chosenService(serviceId)],
      bookHours: [
        {
          ...{ bookHourId: hourId, subHourId: 0, secondSubHourId: 0, stylistId: 0, totalMoney: 0 },
          ...{ campaigns: [], chosenServices: [chosenService(serviceId)] },
        },
      ],
      ...{ receiveAdvice: false, littleAdvice: false, utilityService: [], acceptMakePhoto: false },
      ...{ numberPersons: 0, isMaster: false, adviceUND: false, adviceProduct: false },
      ...{ allowChange: false, muonCaoMat: false },
    }),
    learn({ bookingId }, told) {
      told.madeId = bookingId
      told.bookingId = bookingId
    },
  },
  checkBooking: { input: ({ phone }) => ({ phone }) },
  listMyBookings: {
    input: own,
    learn: ([first], told) => void (told.bookingId ??= first?.id),
  },
  getBooking: { input: ({ bookingId }) => ({ bookingId }) },
  listVisitedSalons: { input: ({ token: _, phone }) => ({ customerPhone: phone }) },
  listAddresses: {
    input: ({ token: _, phone }) => ({ phoneNumber: phone }),
    learn: ([first], told) => void (told.addressId = first?.id),
  },
  listSalonsNearAddress: {
    input: ({ phone, addressId }) => ({ phoneNumber: phone, attrId: addressId, numOfSalon: 5 }),
  },
  listOfferUses: { input: ({ token: _, phone }) => ({ phone, isChange: false }) },
  listHomeVisits: { input: own },
  getFeedToken: { input: own },
  listBookingHistory: { input: ({ token: _ }) => ({ pageNum: 1 }) },
  listVisitHistory: {
    input: ({ token: _, customerId }) => ({ pageNum: 1, customerId, brandName: 'muot' }),
    learn: ({ items: [first] }, told) => void (told.visitId = first?.id),
  },
  getVisit: { input: ({ visitId }) => ({ bookingId: visitId }) },
  getRating: { input: ({ visitId }) => ({ bookingId: visitId }) },
  checkRating: { input: ({ visitId }) => ({ bookingId: visitId }) },
  listVotes: { input: own },
  cancelBooking: {
    isWrite: true,
    cleans: 'madeId',
    input: ({ madeId }) => ({ bookingId: madeId }),
  },
}

function chosenService(id: number) {
  return { id, name: '', type: 0, campaignId: 0, campaignName: '' }
}

const tracking: Plan<typeof trackingApi> = {
  trackBookingError: {
    isWrite: true,
    input: () => ({ tokenKey: 'conform', code: 'CONFORM', message: 'conform', step: 0 }),
  },
}

/** How the calls of each backend are tried, in this order; backends whose lists others need come first. */
export const plans = { auth, salons, campaign, wheel, booking, tracking }
