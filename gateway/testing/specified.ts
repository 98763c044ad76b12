import { connect } from '../../workers/kit/connect'
import type { Api } from '../../workers/kit/endpoint'

/**
 * Replies of a host of the chain's own: the fields that docs/spec/requirements.md gives, and no
 * others.
 */

/** The customer's phone. */
export const phone = '0912345678'

/** A code on its way (H-177). */
export const sent = {
  success: true,
  message: 'Đã gửi',
  allowResendAfterSeconds: 60,
  verificationMethod: 'zalo',
}

/** The customer as Home's text has them (H-159). */
export const homeUser = {
  userId: 7,
  userIdMongo: '64ff',
  phoneNumber: phone,
  userName: 'Minh',
  accountBalance: 250_000,
  memberType: 3,
  agreeProtectPersonalInfo: true,
  isRegistered: true,
}

/** The customer as the flow's text has them (B-164). */
export const bookingUser = {
  userId: 7,
  phoneNumber: phone,
  userName: 'Minh',
  email: '',
  avatar: '',
  dateOfBirth: 0,
  monthOfBirth: 0,
  yearOfBirth: 0,
  accountBalance: 250_000,
  membershipName: 'Vàng',
  memberProductId: 3,
  changePassword: false,
}

/** A booking (H-163), with a number of its host. */
export const bookingInfo = {
  bookingId: 918273,
  dateBook: '22-11-2026',
  hourBook: '9h30',
  customerPhone: phone,
  numberPersons: 2,
  salonAddress: '252 Cầu Giấy',
  salonName: 'Salon 252',
  salonMap: 'https://maps.example/9',
  parkingMap: '',
  isBookAtHome: false,
  canceled: false,
}

/** A service (B-152). */
export const service = {
  serviceId: 1001,
  groupId: 1,
  parentServiceId: 0,
  categoryId: 1,
  group: 'Cắt gội',
  order: 1,
  name: 'Cắt gội 10 bước',
  versionName: '',
  subtitle: '',
  description: '',
  timeServe: 40,
  price: '120K',
  priceNum: 120_000,
  oldPrice: '140K',
  oldPriceNum: 140_000,
  serviceImage: ['/cut.jpg'],
  tags: ['Mới'],
  campaignTags: [{ campaignId: 5, desc: 'Giảm' }],
  campaignId: 5,
  used: false,
  selected: 0,
  hasDetail: true,
  hasSpecial: false,
  isDefaultService: false,
  noDisplay: false,
  priceSpecialDay: 0,
  listService: [],
  comboDetail: '[{"id":1,"name":"Gội","type":2,"skillId":4}]',
  serviceDeliveryType: 3,
  upsaleServices: [],
  serviceSaleInfo: null,
}

/** The reply of getListServiceV5 (B-155 to B-157). */
export const catalogue = (...services: object[]) => ({
  data: [
    {
      categoryName: 'Cắt',
      order: 1,
      title: 'CẮT TÓC',
      serviceGroups: [{ groupId: 1, groupName: 'Cắt gội', services, upsaleServices: [] }],
    },
  ],
  rulesSpecialDay: [],
  ruleShowBookings: [],
  rulesNextStep: [],
  isSaveServiceChoosen: true,
  isAlertCampaign: false,
  guideScreens: [],
})

/** A stylist (B-146). */
export const stylist = {
  staffId: 21,
  staffName: 'Huy',
  avatar: '/h.jpg',
  special: false,
  salonEnroll: 9,
  favoriteImages: '["/a.jpg"]',
  experience: 4,
  totalCutomer: 900,
  ratingStar: 4.8,
  star: 5,
  description: '<p>Khéo</p>',
  skill: 'Cắt',
  skillLevel: 2,
  ratingInfor: '[{"Name":"Cắt","Star":4.8,"TotalCustomerRating":20,"TotalCustomer":90}]',
}

/** The reply of getAllStyListV4 (B-366). */
export const staff = (...stylists: object[]) => ({ data: { stylists, skinners: [{ staffId: 3 }] } })

/** An hour (B-149). */
export const frame = {
  hourId: 4,
  subHourId: 5,
  secondSubHourId: 6,
  hour: '9h30',
  hourFrame: '9h30 - 10h30',
  isFree: true,
  totalSkinnerEmpty: 1,
  totalStylistEmpty: 2,
}

/** The reply of getHoursGroupByDate (B-367). */
export const hoursOf = (...hours: object[]) => ({
  data: {
    hourGroup: [{ name: 'Sáng', hours }],
    receptionName: 'Lan',
    receptionAvatar: '',
    lastHourWork: { isFreeToday: true },
  },
})

/** A salon as Home's text has it (H-164). */
export const homeSalon = {
  id: 9,
  cityId: 62,
  cityName: 'Hà Nội',
  addressNew: '252 Cầu Giấy, Hà Nội',
  phone: '1900272703',
  map: null,
  openingDate: '',
  isOpen: true,
}

/** A salon as the flow's text has it (B-144). */
export const bookingSalon = {
  id: 9,
  cityId: 62,
  districtId: 5,
  name: 'Salon 252',
  address: '252 Cầu Giấy',
  addressNew: '252 Cầu Giấy, Hà Nội',
  addressNote: '',
  longitude: 105.8,
  latitude: 21,
  searchText: 'cau giay',
  parking: true,
  isOpen: true,
  salonHot: false,
  tagTopSalon: '',
  tag: '',
  openingDate: '',
  warnText: '',
  bookManyPeople: 'all',
  selectConsultation: false,
  distance: 1.2,
}

/** A province (B-145). */
export const province = {
  cityId: 62,
  cityName: 'Hà Nội',
  totalSalon: 21,
  districtModels: [{ districtId: 5, districtName: 'Cầu Giấy' }],
  vungMienId: 1,
}

/** A campaign (B-160). */
export const offer = {
  campaignId: 5,
  name: 'Đầu đông',
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
  remainUsage: 1,
  paymentMethod: '',
  salonApplies: [],
  condition: '',
  effect: '',
}

/** A product (H-169). */
export const product = {
  name: 'Sáp',
  slug: 'sap',
  price: 399_000,
  listedPrice: 499_000,
  isDiscount: true,
  featuredImage: { url: '/wax.svg' },
}

/** A role (B-159). */
export const role = {
  memberType: 2,
  allowBookStylist: true,
  allowMultiple: true,
  daysBookFuture: 2,
  maxDaysBookFuture: 3,
  bookDates: ['22-11-2026'],
  specialHours: { today: [], normal: [], weekend: [] },
  guideScreens: [],
}

/** The result of a booking (B-165). */
export const created = {
  booking: { id: 918273, listBooking: [{ totalMoney: 120_000 }] },
  isUseOtp: false,
}

/** A banner (H-168). */
export const banner = { type: 'web', link: '/b.jpg', redirectLink: '/', addOn: '' }

/** A block of Home (H-166). */
export const block = {
  order: 1,
  layout: 'service',
  title: 'Cắt',
  subTitle: '',
  list: [{ id: 1, title: 'Cắt gội' }],
  slidePerViewPC: 4,
  slidePerViewMB: 2,
  linkViewAll: '',
  banner: '',
  bannerMobile: '',
  numberPermanent: 0,
}

/**
 * A client of a chain's own host that answers every call with `body`. Tests name the fields of the
 * body as the requirements do, odd names included; what the client returns is our code's form.
 */
export function received<A extends Api>(api: A, body: object, status = 200) {
  return connect('chain', api, {
    fetcher: { fetch: () => Promise.resolve(Response.json(body, { status })) },
    headers: {},
    timeoutMs: 1000,
  })
}
