import { expect, test } from 'vitest'
import { authApi } from '../../workers/auth/contract'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { buildRequest } from '../../workers/kit/connect'
import type { Endpoint } from '../../workers/kit/endpoint'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'

const phone = '0912345678'
const brandName = 'muot'
const accessToken = 'a'.repeat(64)
const bookingId = '01KDEMQ0000000GVANG0000001'
const idempotencyKey = 'k'.repeat(16)
const consent = { textVersion: '2026-11-21', source: 'account' }
const event = {
  pageId: 'home',
  screenId: 'home',
  eventId: 'view',
  tokenKey: 't',
  source: 's',
  utmSource: 'u',
  data: { a: 1 },
  extendData: { lang: 'vi' },
}

/**
 * A request as it is sent to a chain's own host: its request line and the field names of its body.
 */
async function sent(call: Endpoint, input: unknown): Promise<{ line: string; body: string[] }> {
  const request = buildRequest(call, input, { headers: {}, signal: AbortSignal.timeout(1000) })
  const { pathname, search } = new URL(request.url)
  return {
    line: `${request.method} ${pathname}${search}`,
    body:
      request.method === 'GET' || request.method === 'DELETE'
        ? []
        : Object.keys((await request.json()) as object),
  }
}

// Worker and gateway share the contract, so their own tests cannot notice a wrong name: these names
// are written out from the requirements.
test.each<[string, Endpoint, object, string, string[]?]>([
  [
    'H-177',
    authApi.sendCode,
    { phone, method: 'sms', recaptcha: 'r', brandName, purpose: 'login' },
    'POST /otp/send',
    ['phone', 'method', 'recaptcha', 'brandName'],
  ],
  ['H-178', authApi.verifyPhone, { phone }, 'POST /api/v1/auth/verify', ['phone']],
  [
    'H-179',
    authApi.logInWithPassword,
    { phone, password: '123456', recaptcha: 'r', brandName },
    'POST /api/v1/auth/login',
    ['phone', 'password', 'recaptcha', 'brandName'],
  ],
  [
    'H-180',
    authApi.logInWithCode,
    { phone, otp: '123456', brandName },
    'POST /api/v1/auth/login-otp',
    ['phone', 'otp', 'brandName'],
  ],
  [
    'H-181',
    authApi.changePassword,
    { phone, newPassword: '123456', accessToken },
    'POST /api/v1/auth/change-password',
    ['phone', 'newPassword', 'accessToken'],
  ],
  [
    'H-183',
    authApi.saveCustomerName,
    { name: 'Minh', phone },
    'PUT /api/v1/booking/customer',
    ['name', 'phone'],
  ],
  [
    'H-184',
    authApi.getCustomerInfo,
    { customerId: 7 },
    'GET /api/v1/app-customer/info?customerId=7',
  ],
  [
    'H-185',
    authApi.saveCustomer,
    { customerId: 7, fullName: '', email: '', gender: '', birthday: null },
    'PUT /api/v1/app-customer/customer',
    ['customerId'],
  ],
  ['H-186', authApi.checkRegistered, {}, 'GET /app-customer/check-registered'],
  [
    'H-187',
    authApi.agreeProtectPersonal,
    { purpose: 'booking', isAgree: true, ...consent },
    'POST /app-customer/agree-protect-personal',
    [],
  ],
  [
    'H-188',
    authApi.postAgreeProtectPersonalInfo,
    { phone, brandName, purposes: ['booking'], ...consent },
    'POST /app-customer/agree-protect-personal-info',
    ['phone', 'brandName'],
  ],
  ['H-189', authApi.registerNew, { phone, brandName }, 'POST /api/customer/register-new', []],
  ['H-192', bookingApi.checkBooking, { phone }, 'GET /customer/check-book?phone=0912345678'],
  ['H-195', bookingApi.cancelBooking, { bookingId }, `DELETE /booking/${bookingId}`],
  [
    'H-196',
    bookingApi.listBookingHistory,
    { pageNum: 2 },
    'GET /customer/history-booking?pageNum=2',
  ],
  [
    'H-197',
    bookingApi.listAddresses,
    { phoneNumber: phone },
    'GET /booking-info/attribute?phoneNumber=0912345678',
  ],
  [
    'H-198',
    bookingApi.listSalonsNearAddress,
    { phoneNumber: phone, attrId: 3, numOfSalon: 5 },
    'GET /booking-info/salon-near-location?phoneNumber=0912345678&attrId=3&numOfSalon=5',
  ],
  ['H-199', salonsApi.suggestPlaces, { input: 'cau' }, 'GET /location/autocomplete?input=cau'],
  ['H-200', salonsApi.findPlace, { placeid: 'd5' }, 'GET /location/address-by-placeid?placeid=d5'],
  ['H-201', salonsApi.listProvinces, {}, 'GET /city/list-city'],
  ['H-202', salonsApi.listDistricts, {}, 'GET /district'],
  ['H-203', salonsApi.getSalon, { id: 9 }, 'GET /salon/9'],
  ['H-204', salonsApi.listMappedSalons, {}, 'GET /salon/salon-map'],
  [
    'H-205',
    salonsApi.getOpening,
    { salonId: 9, workDate: '2026-11-22' },
    'GET /salon/opening?salonId=9&workDate=22-11-2026',
  ],
  ['H-206', salonsApi.listSalonProvinces, {}, 'GET /salon/city'],
  ['H-207', salonsApi.listSalonDistricts, { cityId: 62 }, 'GET /salon/district?cityId=62'],
  ['H-208', salonsApi.listWards, { districtId: 5 }, 'GET /salon/ward?districtId=5'],
  ['H-209', salonsApi.searchSalons, { text: 'cau giay' }, 'GET /salon/salon-filter?text=cau+giay'],
  ['H-210', salonsApi.listSalons, {}, 'GET /v4/salon/get'],
  [
    'H-211',
    salonsApi.salonsNear,
    { latitude: 21, longitude: 105.5 },
    'GET /salon/get-salon-near?latitude=21.0000000&longitude=105.5000000',
  ],
  [
    'H-216',
    campaignApi.placeOrder,
    { productId: 1, idempotencyKey },
    'POST /membership/order-v2',
    [],
  ],
  ['H-217', campaignApi.placeOrderV1, { productId: 1 }, 'POST /membership/order', []],
  [
    'H-218',
    campaignApi.listOrders,
    { page: 1, pageSize: 20 },
    'GET /membership/order?page=1&pageSize=20',
  ],
  ['H-219', campaignApi.listTopUpProducts, {}, 'GET /product/topup'],
  [
    'H-220, H-221',
    campaignApi.listBalanceHistory,
    { page: 2, pageSize: 20 },
    'GET /customer/topup/history?page=2&pageSize=20',
  ],
  [
    'H-222',
    bookingApi.listVisitHistory,
    { pageNum: 2, customerId: 7, brandName },
    'GET /customer-history?pageNum=2&customerId=7&brandName=muot',
  ],
  ['H-223', bookingApi.getRating, { bookingId }, `GET /api/rating?bookingId=${bookingId}`],
  [
    'H-224',
    bookingApi.rateVisit,
    { bookingId, star: 5, tags: [], comment: '' },
    'POST /api/rating',
    ['bookingId'],
  ],
  ['H-225', bookingApi.checkRating, { bookingId }, `GET /api/rating/check?bookingId=${bookingId}`],
  [
    'H-226',
    bookingApi.reportWrongImage,
    { bookingId, imageId: 1, reason: '' },
    'PUT /customer-history/report-wrong-image',
    [],
  ],
  [
    'H-227',
    bookingApi.rateImage,
    { bookingId, imageId: 1, rating: 'good' },
    'PUT /customer-history/rating-image',
    [],
  ],
  [
    'H-228',
    bookingApi.listTopLiked,
    { masterKey: 'cat-2026-11', top: 30 },
    'GET /style-master/top-like?masterKey=cat-2026-11&top=30',
  ],
  [
    'H-229',
    bookingApi.updateVote,
    { masterKey: 'cat-2026-11', staffId: 1 },
    'PUT /style-master/update-vote',
    [],
  ],
  ['H-230', bookingApi.listVotes, {}, 'POST /style-master/history', []],
  [
    'H-231',
    bookingApi.listTopRated,
    { masterKey: 'cat-2026-11', top: 30 },
    'GET /style-master/top-rating?masterKey=cat-2026-11&top=30',
  ],
  [
    'H-232',
    bookingApi.listTopRated,
    { masterKey: 'cat-2026-11', salonId: 9 },
    'GET /style-master/top-rating?masterKey=cat-2026-11&salonId=9',
  ],
  [
    'H-233',
    campaignApi.listCourses,
    { customerId: 7 },
    'GET /CampaignCourse/GetCustomerCampaignCourse?customerId=7',
  ],
  ['H-234', bookingApi.listChallenges, {}, 'GET /api/staff-challenge'],
  ['H-235', salonsApi.listDiscovers, {}, 'GET /discovers'],
  ['H-236', salonsApi.getDiscover, { id: 3 }, 'GET /discovers/3'],
  ['H-237', salonsApi.likeDiscover, { id: 3, isLike: true }, 'GET /discovers/3/like?isLike=1'],
  ['H-238', salonsApi.listLikedDiscovers, { customerId: 7 }, 'GET /customers/7/discovers'],
  ['H-249', wheelApi.getWheel, {}, 'GET /api/v1/wheeling'],
  ['H-250', wheelApi.listGifts, {}, 'GET /api/v1/gifts'],
  ['H-251', wheelApi.listExchangePacks, {}, 'GET /api/v1/times/exchange-configs'],
  [
    'H-252',
    wheelApi.exchangePack,
    { idPackage: 2, idempotencyKey },
    `GET /api/v1/times/exchange/2?idempotencyKey=${idempotencyKey}`,
  ],
  [
    'H-253',
    wheelApi.listMySpins,
    { page: 1, pageSize: 20 },
    'GET /api/v1/wheeling/process?page=1&pageSize=20',
  ],
  [
    'H-254',
    wheelApi.listMyGifts,
    { page: 1, pageSize: 20 },
    'GET /api/v1/wheeling/my-receive-gifts?page=1&pageSize=20',
  ],
  ['H-255', wheelApi.listWinners, {}, 'GET /api/v1/wheeling/all-receive-gifts'],
  ['H-256', wheelApi.listQuests, {}, 'GET /api/v1/quests'],
  ['H-257', wheelApi.getWheelById, { id: 1 }, 'GET /api/v1/wheeling/1'],
  ['H-258', wheelApi.getGift, { id: 9 }, 'GET /api/v1/wheeling/gifts/9'],
  ['H-259', wheelApi.play, { id: 1, idempotencyKey }, 'POST /api/v1/wheeling/process/1', []],
  ['H-260', wheelApi.getAccount, {}, 'GET /api/customer/reward-vqmm'],
  [
    'H-261',
    wheelApi.listPointHistory,
    { page: 1, pageSize: 20 },
    'GET /api/customer/history-lucky-point?page=1&pageSize=20',
  ],
  ['H-262', wheelApi.getPoints, { customerId: 7 }, 'GET /api/LuckySprint/GetPoint?customerId=7'],
  [
    'H-263',
    wheelApi.listVouchers,
    { page: 1, pageSize: 6 },
    'GET /api/LuckySprint/GetVoucher?page=1&pageSize=6',
  ],
  [
    'H-264',
    wheelApi.getVoucher,
    { voucherId: 3 },
    'GET /api/LuckySprint/GetVoucherById?voucherId=3',
  ],
  [
    'H-265',
    wheelApi.exchangeVoucher,
    { voucherId: 3, customerId: 7, idempotencyKey },
    `GET /api/LuckySprint/DoiVoucher?voucherId=3&customerId=7&idempotencyKey=${idempotencyKey}`,
  ],
  [
    'H-266, H-269',
    trackingApi.track,
    event,
    'POST /api-tracking',
    ['pageId', 'screenId', 'eventId', 'tokenKey', 'source', 'utmSource', 'data', 'extendData'],
  ],
  [
    'H-267',
    trackingApi.trackLocation,
    { customerPhone: phone, longitude: 105, latitude: 21 },
    'POST /api-tracking/tracking-customer/location',
    ['customerPhone', 'longitude', 'latitude'],
  ],
  [
    'H-268',
    trackingApi.trackBookingError,
    { tokenKey: 't', code: 'c', message: 'm', step: 0 },
    'POST /api-tracking-error/booking',
    [],
  ],
])('%s is sent in the chain’s own format', async (_id, call, input, line, body = []) => {
  const request = await sent(call, input)
  expect(request.line).toBe(line)
  expect(request.body).toEqual(expect.arrayContaining(body))
})
