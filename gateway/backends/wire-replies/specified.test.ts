import { expect, test } from 'vitest'
import { authApi } from '../../../workers/auth/contract'
import { bookingApi } from '../../../workers/booking/contract'
import { campaignApi } from '../../../workers/campaign/contract'
import { salonsApi } from '../../../workers/salons/contract'
import { trackingApi } from '../../../workers/tracking/contract'
import { wheelApi } from '../../../workers/wheel/contract'
import {
  received,
  banner,
  block,
  bookingInfo,
  bookingSalon,
  bookingUser,
  catalogue,
  created,
  frame,
  homeSalon,
  homeUser,
  hoursOf,
  offer,
  phone,
  product,
  province,
  role,
  sent,
  service,
  staff,
  stylist,
} from '../../testing/specified'

const brandName = 'muot'
const day = '2026-11-22'
const auth = (body: object) => received(authApi, body)
const booking = (body: object) => received(bookingApi, body)
const salons = (body: object) => received(salonsApi, body)
const campaign = (body: object) => received(campaignApi, body)

// Inputs; a host's client sees none of them here.
const ofSalon = { salonId: 9, bookDate: day }
const ofDay = { salonId: 9, workDate: day }
const hours = { ...ofSalon, stylistId: 0, listServiceId: [] }
const backup = { ...ofSalon, choosenServices: [1001] }
const menu = { salonId: 9, lang: 'vi' as const, choosenServiceIds: [] }
const code = { phone, otp: '123456', brandName }
const password = { phone, password: '123456', brandName }
const near = { phoneNumber: phone, attrId: 1, numOfSalon: 5 }
const confirming = { bookingId: '918273', phone, code: '123456' }
const offers = { campaignUsing: [], salonId: 9, services: [] }
const paid = { orderId: 70012, type: 'card', name: 'Thẻ', amount: '1000000', status: 'paid' }
const tracked = { tokenKey: 't', code: 'c', message: 'm', step: 0 }

const specified: [string, () => Promise<unknown>, unknown][] = [
  [
    'otp/send',
    () => auth(sent).sendCode({ phone, method: 'zalo', brandName, purpose: 'login' }),
    { body: { sent: true, channel: 'zalo', resendAfterSeconds: 60 } },
  ],
  [
    'auth/verify',
    () => auth({ data: { isNewUser: true } }).verifyPhone({ phone }),
    { body: { isNewCustomer: true } },
  ],
  [
    'auth/login',
    () =>
      auth({
        success: true,
        accessToken: 't',
        message: '',
        enableCaptcha: false,
      }).logInWithPassword(password),
    { body: { token: 't' } },
  ],
  [
    'auth/login-otp',
    () => auth({ statusCode: 200, data: { accessToken: 't' }, message: '' }).logInWithCode(code),
    { body: { token: 't' } },
  ],
  [
    "getUser with Home's user",
    () => auth({ statusCode: 200, data: { userInfo: homeUser } }).getUser({}),
    { id: 7, tier: 'GOLD', balance: 250_000, hasAgreedToPrivacy: true, isRegistered: true },
  ],
  [
    "getUser with the flow's user",
    () => auth({ statusCode: 200, data: { userInfo: bookingUser } }).getUser({}),
    { id: 7, tier: null, balance: 250_000, birthDay: null, membershipName: 'Vàng' },
  ],
  [
    'checkBooking',
    () =>
      booking({
        customer: { isBooked: true },
        bookingCurrent: { bookingId: 918273 },
      }).checkBooking({ phone }),
    { body: { bookingId: '918273' } },
  ],
  [
    'cancel',
    () => booking({ success: true }).cancelBooking({ bookingId: '918273' }),
    { status: 200 },
  ],
  [
    'booking info, its phone as the host writes it',
    () =>
      booking({ ...bookingInfo, customerPhone: '+84 912.345.678' }).getBooking({
        bookingId: '918273',
      }),
    {
      body: {
        id: '918273',
        phone: '0912345678',
        status: 'confirmed',
        startsAt: Date.parse('2026-11-22T02:30:00Z'),
        personCount: 2,
        salonId: null,
        total: null,
        isOwner: null,
        people: [],
      },
    },
  ],
  [
    'booking info of a phone that the host has masked',
    () =>
      booking({ ...bookingInfo, customerPhone: '091***5678' }).getBooking({ bookingId: '918273' }),
    { body: { phone: '091***5678' } },
  ],
  [
    'booking-v2',
    () => booking(created).createBooking(newBooking()),
    { body: { bookingId: '918273', total: 120_000, needsCode: false } },
  ],
  ['role', () => booking(role).getRole({ salonId: 9 }), { activeDays: 2, dates: [day] }],
  [
    'service list',
    () => booking(catalogue(service)).listServices(menu),
    { body: { categories: [{ groups: [{ services: [{ id: 1001, price: 120_000 }] }] }] } },
  ],
  [
    'service detail',
    () =>
      booking({
        data: { title: 'Cắt', titleContent: 'Kỹ', tags: [], banners: [] },
      }).getServiceDetail({ salonId: 9, groupId: 1, lang: 'vi' }),
    { body: { title: 'Cắt', content: 'Kỹ' } },
  ],
  [
    'stylists',
    () => booking(staff(stylist)).listStaff({ salonId: 9, workDate: day }),
    { stylists: [{ id: 21, level: 2, photos: ['/a.jpg'] }], skinners: [{ id: 3 }] },
  ],
  [
    'hours',
    () => booking(hoursOf(frame)).listHours(hours),
    { groups: [{ hours: [{ id: 4, label: '9h30', start: 570, freeStylists: 2 }] }] },
  ],
  [
    'backup hours',
    () =>
      booking({
        statusCode: 0,
        data: [
          {
            salon: { salonId: 10, name: 'Salon 10', distance: 2 },
            hours: [frame],
            isSaveServiceChoosen: true,
          },
        ],
      }).listBackupHours(backup),
    [{ salonId: 10, hours: [{ id: 4 }] }],
  ],
  [
    'has-came',
    () => booking({ data: [{ title: 'Đã đến', data: [9] }] }).listVisitedSalons({}),
    [{ salonIds: [9] }],
  ],
  [
    'near address',
    () => booking({ data: [{ salonId: 9, distance: 1 }] }).listSalonsNearAddress(near),
    [{ salonId: 9, distanceKm: 1 }],
  ],
  [
    'salon off',
    () => salons({ data: { message: 'Nghỉ', salonBackUp: [10] } }).getSalonOff({ salonId: 9 }),
    { body: { message: 'Nghỉ', alternativeIds: [10] } },
  ],
  ['provinces', () => salons({ data: [province] }).listProvinces({}), [{ id: 62, salonCount: 21 }]],
  [
    "salons with Home's fields",
    () => salons({ data: [homeSalon] }).listSalons({}),
    [{ id: 9, name: homeSalon.addressNew, mapUrl: null, latitude: null }],
  ],
  [
    "salons with the flow's fields",
    () => salons({ data: [bookingSalon] }).listSalons({}),
    [{ id: 9, name: 'Salon 252', districtName: '', parkingMapUrl: null, phone: '' }],
  ],
  [
    'shop products',
    () => salons({ meta: { success: true }, data: [product] }).listProducts({}),
    [{ id: 'sap', price: 399_000, discountPercent: 20 }],
  ],
  [
    'campaigns',
    () => campaign({ data: { salon: [offer], customer: [], best: [] } }).listOffers(offers),
    { fromSalon: [{ id: 5, discount: 0 }] },
  ],
  [
    'reward detail',
    () => campaign({ data: offer }).getOffer({ ...offers, campaignId: 5 }),
    { body: { id: 5, discount: 0 } },
  ],
]

test.each(specified)('a host may send of %s what the texts name', async (_name, call, expected) => {
  expect(await call()).toMatchObject(expected as object)
})

/** Where the texts leave the envelope open: other natural readings. */
const open: [string, () => Promise<unknown>, unknown][] = [
  [
    'a refused log-in without accessToken',
    () => auth({ success: false, message: 'Sai', enableCaptcha: true }).logInWithPassword(password),
    { body: { token: null, message: 'Sai', needsCaptcha: true } },
  ],
  [
    'a refused code without data',
    () => auth({ statusCode: 400, message: 'Sai' }).logInWithCode(code),
    { body: { token: null, message: 'Sai' } },
  ],
  [
    'a right code under 201',
    () => auth({ statusCode: 201, data: { accessToken: 't' } }).logInWithCode(code),
    { body: { token: 't' } },
  ],
  [
    'the account beside data.userInfo, or beside data',
    () =>
      auth({
        statusCode: 200,
        data: { userInfo: { ...homeUser, accountBalance: undefined } },
        accountBalance: 9000,
      }).getUser({}),
    { balance: 9000 },
  ],
  [
    'of a customer less than pages show, in words of its own',
    () => auth({ gender: 'Nam', createdAt: '2024-05-06' }).getCustomerInfo({ customerId: 7 }),
    { body: { gender: '', joinedAt: null, deletion: null } },
  ],
  [
    'the whole birthday in its first part',
    () => auth({ data: { userInfo: { ...bookingUser, dateOfBirth: '1991-05-24' } } }).getUser({}),
    { id: 7, birthDay: null },
  ],
  [
    'checkBooking without bookingCurrent',
    () => booking({ customer: { isBooked: false } }).checkBooking({ phone }),
    { body: { bookingId: null } },
  ],
  [
    'checkBooking in data, with a booking that is none',
    () =>
      booking({
        data: { customer: { isBooked: false }, bookingCurrent: { bookingId: null } },
      }).checkBooking({ phone }),
    { body: { bookingId: null } },
  ],
  [
    'a log-in in data',
    () => auth({ success: true, data: { accessToken: 't' } }).logInWithPassword(password),
    { body: { token: 't' } },
  ],
  [
    'its refusal beside data',
    () => auth({ success: false, message: 'Sai', data: null }).logInWithPassword(password),
    { body: { token: null, message: 'Sai' } },
  ],
  [
    'a code in data',
    () =>
      auth({ success: true, data: { allowResendAfterSeconds: 90 } }).sendCode({
        phone,
        method: 'zalo',
        brandName,
        purpose: 'login',
      }),
    { body: { sent: true, resendAfterSeconds: 90 } },
  ],
  [
    'a new booking in data',
    () => booking({ success: true, data: created }).createBooking(newBooking()),
    { body: { bookingId: '918273' } },
  ],
  [
    'lucky points without data',
    async () => ({
      points: await received(wheelApi, { point: '30' }).getPoints({ customerId: 7 }),
    }),
    { points: 30 },
  ],
  ['a role in data', () => booking({ data: role }).getRole({ salonId: 9 }), { activeDays: 2 }],
  [
    'checkOtp without data',
    () => booking({ success: true }).confirmBooking(confirming),
    { body: { confirmed: true } },
  ],
  [
    'its refusal with 200',
    () => booking({ success: 0, message: 'Sai mã' }).confirmBooking(confirming),
    { status: 200, body: { confirmed: false, message: 'Sai mã' } },
  ],
  [
    'its refusal with data that is null',
    () => received(bookingApi, { message: 'Sai mã', data: null }, 400).confirmBooking(confirming),
    { status: 400, body: { message: 'Sai mã' } },
  ],
  [
    'its refusal without data',
    () => received(bookingApi, { message: 'Sai mã' }, 400).confirmBooking(confirming),
    { status: 400, body: { message: 'Sai mã' } },
  ],
  [
    'addresses without data',
    () =>
      booking([{ attrId: 3, attrName: 'Nhà' }]).listAddresses({
        phoneNumber: phone,
      }),
    [{ id: 3, name: 'Nhà' }],
  ],
  [
    'a rating without data',
    () => booking({ star: 5 }).getRating({ bookingId: '918273' }),
    { status: 200, body: { stars: 5 } },
  ],
  [
    'of a visit that is not rated that its data is null',
    () => booking({ success: true, data: null }).getRating({ bookingId: '918273' }),
    { status: 200, body: null },
  ],
  ['provinces without data', () => salons([province]).listProvinces({}), [{ id: 62 }]],
  [
    'a closed day without its hours',
    () => salons({ isOpen: false, openMinutes: null, closeMinutes: null }).getOpening(ofDay),
    { body: { isOpen: false, message: '' } },
  ],
  ['banners without data', () => campaign([banner]).listBanners({}), [{ device: 'web' }]],
  ['blocks of Home without data', () => campaign([block]).listHomeBlocks({}), [{ order: 1 }]],
  [
    'orders that it numbers, without what a paid one has no more',
    () => campaign([{ ...paid, createdAt: 5 }]).listOrders({ page: 1, pageSize: 20 }),
    { items: [{ id: '70012', amount: 1_000_000, expiresAt: 5, payment: null }] },
  ],
  [
    'a history with numbers and texts where ours has the other',
    () =>
      campaign({
        data: [{ id: 81, type: 'visit', title: null, amount: '-120000', createdAt: '5' }],
        accountBalance: '80000',
      }).listBalanceHistory({ page: 1, pageSize: 20 }),
    { items: [{ id: '81', title: '', amount: -120_000, effect: 'balance', status: 'done' }] },
  ],
  [
    'tracking without success',
    () => received(trackingApi, {}).trackBookingError(tracked),
    { success: true },
  ],
]

test.each(open)('a host may send %s', async (_name, call, expected) => {
  expect(await call()).toMatchObject(expected as object)
})

/** Readings that a host's map has to undo (`envelope` or `adapt` in hosts/). */
const named: [string, () => Promise<unknown>][] = [
  [
    'addresses under attribute',
    () => booking({ attribute: [] }).listAddresses({ phoneNumber: phone }),
  ],
  ['salons under result', () => salons({ result: [bookingSalon] }).listSalons({})],
  [
    'a day as the ISO writes it',
    () => booking({ ...bookingInfo, dateBook: day }).getBooking(confirming),
  ],
  ['an open day without its hours', () => salons({ isOpen: true }).getOpening(ofDay)],
  ['success: false under 200', () => salons({ success: false, message: 'Lỗi' }).listSalons({})],
  ['the same of a role', () => booking({ success: false }).getRole({ salonId: 9 })],
  ['the same of stylists', () => booking({ success: false, message: 'Lỗi' }).listStaff(ofDay)],
]

test.each(named)('%s is a refused reply, and not an empty list', async (_name, call) => {
  await expect(call()).rejects.toMatchObject({ name: 'BackendFailure', why: 'shape' })
})

function newBooking() {
  return {
    idempotencyKey: 'k'.repeat(16),
    salonId: 9,
    phone,
    stylistId: 0,
    skinnerId: 0,
    dateBook: day,
    services: '',
    chosenServices: [],
    bookHours: [
      {
        bookHourId: 137,
        subHourId: 0,
        secondSubHourId: 0,
        campaigns: [],
        chosenServices: [],
        stylistId: 0,
        totalMoney: 0,
      },
    ],
    subHourId: 0,
    secondSubHourId: 0,
    bookAt: 3,
    campaign: '',
    codes: [],
    userId: 0,
    note: '',
    receiveAdvice: true,
    littleAdvice: false,
    utilityService: [],
    acceptMakePhoto: false,
    numberPersons: 0,
    utmSource: '',
    params: {},
    isMaster: false,
    adviceUND: false,
    adviceProduct: false,
    allowChange: false,
    muonCaoMat: false,
  }
}
