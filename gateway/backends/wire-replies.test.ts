import { expect, test, vi, describe } from 'vitest'
import { authApi } from '../../workers/auth/contract'
import {
  received,
  bookingInfo,
  catalogue,
  frame,
  hoursOf,
  service,
  staff,
  stylist,
} from '../testing/specified'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { salonsApi } from '../../workers/salons/contract'

describe('auth', () => {
  const phone = '0912345678'
  const brandName = 'muot'
  const code = { phone, method: 'sms', brandName, purpose: 'login' } as const
  const password = { phone, password: '123456', brandName }

  test('the reply to a code has success, message, delay and channel [H-177]', async () => {
    const wire = {
      success: true,
      message: 'Đợi cuộc gọi tự động...',
      allowResendAfterSeconds: 45,
      verificationMethod: 'voice',
    }
    expect(await received(authApi, wire).sendCode(code)).toMatchObject({
      status: 200,
      body: {
        sent: true,
        message: 'Đợi cuộc gọi tự động...',
        resendAfterSeconds: 45,
        channel: 'voice',
      },
    })
  })

  test('a phone is new by data.isNewUser [H-178]', async () => {
    for (const isNewUser of [true, false])
      expect(await received(authApi, { data: { isNewUser } }).verifyPhone({ phone })).toEqual({
        status: 200,
        body: { isNewCustomer: isNewUser, needsCaptcha: false },
      })
  })

  test('a log-in reply has a token, or message and enableCaptcha, never both [H-179]', async () => {
    const wire = { success: true, accessToken: 'tok', message: '', enableCaptcha: false }
    expect(await received(authApi, wire).logInWithPassword(password)).toEqual({
      status: 200,
      body: { token: 'tok', message: '', needsCaptcha: false },
    })
    expect(
      await received(authApi, {
        ...wire,
        success: false,
        message: 'Sai',
        enableCaptcha: true,
      }).logInWithPassword(password),
    ).toEqual({ status: 200, body: { token: null, message: 'Sai', needsCaptcha: true } })
  })

  test('a code brings data.accessToken under statusCode 200, and under another one its message [H-180]', async () => {
    const wire = { statusCode: 200, data: { accessToken: 'tok' }, message: '' }
    expect(
      await received(authApi, wire).logInWithCode({ phone, otp: '123456', brandName }),
    ).toEqual({
      status: 200,
      body: { token: 'tok', message: '' },
    })
    expect(
      await received(authApi, { ...wire, statusCode: 400, message: 'Sai' }).logInWithCode({
        phone,
        otp: '123456',
        brandName,
      }),
    ).toEqual({ status: 200, body: { token: null, message: 'Sai' } })
  })

  /** The viewer that the gateway makes of an auth user with this memberType. */
  async function userOf(memberType: number) {
    const userInfo = {
      userId: 7,
      userIdMongo: '64ff',
      phoneNumber: phone,
      userName: 'Minh',
      memberType,
      memberProductId: null,
    }
    const wire = {
      statusCode: 200,
      data: {
        userInfo,
        accountBalance: 250_000,
        isRegistered: true,
        agreeProtectPersonalInfo: true,
      },
    }
    return received(authApi, wire).getUser({})
  }

  test('a user is read by his names [H-159, H-182]', async () => {
    expect(await userOf(3)).toMatchObject({
      id: 7,
      phone,
      name: 'Minh',
      balance: 250_000,
      isRegistered: true,
      hasAgreedToPrivacy: true,
    })
  })

  test.each([
    [2, 'SILVER', 'H-160'],
    [3, 'GOLD', 'H-161'],
    [4, 'DIAMOND', 'H-162'],
  ])('memberType %i means %s [%s]', async (memberType, tier) => {
    expect(await userOf(memberType)).toMatchObject({ tier })
  })

  test.each([0, 1])('memberType %i means no tier [H-159]', async (memberType) => {
    expect(await userOf(memberType)).toMatchObject({ tier: null })
  })

  test('a refusal with an agreed status has data, others are failures [H-283]', async () => {
    expect(
      await received(authApi, { message: 'Chậm lại nhé', retryAfterSeconds: 30 }, 429).verifyPhone({
        phone,
      }),
    ).toEqual({ status: 429, body: { message: 'Chậm lại nhé', retryAfterSeconds: 30 } })
    await expect(
      received(authApi, { data: { isNewUser: true } }, 503).verifyPhone({ phone }),
    ).rejects.toMatchObject({ name: 'BackendFailure', why: 'status' })
  })
})

describe('booking', () => {
  const phone = '0912345678'

  test('a phone is booked by customer.isBooked, with the id in bookingCurrent [H-191]', async () => {
    const bookingId = '01KDEMQ0000000GVANG0000001'
    expect(
      await received(bookingApi, {
        customer: { isBooked: true },
        bookingCurrent: { bookingId },
      }).checkBooking({ phone }),
    ).toMatchObject({ body: { bookingId } })
    expect(
      await received(bookingApi, {
        customer: { isBooked: false },
        bookingCurrent: null,
      }).checkBooking({
        phone,
      }),
    ).toMatchObject({ body: { bookingId: null } })
  })

  test('a booking is read by its names, one at home among them [H-163]', async () => {
    const named = {
      ...bookingInfo,
      bookingId: '01KDEMQ0000000GVANG0000001',
      isBookAtHome: true,
      canceled: true,
    }
    const ours = {
      status: 'canceled',
      startsAt: 1,
      salonId: 9,
      salonPhone: '1900272703',
      totalMoney: 0,
      note: '',
      isOwner: true,
      holdExpiresAt: null,
      people: [],
    }
    expect(
      await received(bookingApi, { ...named, ...ours }).getBooking({ bookingId: named.bookingId }),
    ).toMatchObject({
      body: {
        id: named.bookingId,
        date: '2026-11-22',
        hourLabel: '9h30',
        phone,
        personCount: 2,
        salonAddress: '252 Cầu Giấy',
        salonName: 'Salon 252',
        salonMapUrl: 'https://maps.example/9',
        parkingMapUrl: null,
        isAtHome: true,
        isCanceled: true,
      },
    })
  })
})

test('a block of Home and its items are read by their names [H-166, H-167]', async () => {
  const item = {
    id: 'a',
    title: 'Cắt gội',
    subTitle: 'Kỹ',
    linkImage: '/w.svg',
    linkImageMb: '/m.svg',
    redirectLink: '/booking',
    price: '99K',
    oldPrice: 120_000,
    priceList: ['Combo 199K'],
  }
  const block = {
    order: 3,
    layout: 'service',
    title: 'DỊCH VỤ',
    subTitle: 'Tóc',
    list: [item],
    slidePerViewPC: 4.25,
    slidePerViewMB: 2.25,
    linkViewAll: '/dich-vu',
    banner: '/bw.svg',
    bannerMobile: '/bm.svg',
    numberPermanent: 2,
  }
  expect(await received(campaignApi, { data: [block] }).listHomeBlocks({})).toEqual([
    {
      order: 3,
      layout: 'service',
      title: 'DỊCH VỤ',
      subtitle: 'Tóc',
      slidesDesktop: 4.25,
      slidesMobile: 2.25,
      linkViewAll: '/dich-vu',
      banner: '/bw.svg',
      bannerMobile: '/bm.svg',
      pinnedCount: 2,
      items: [
        {
          id: 'a',
          title: 'Cắt gội',
          subtitle: 'Kỹ',
          image: '/w.svg',
          imageMobile: '/m.svg',
          link: '/booking',
          price: '99K',
          oldPrice: '120000',
          priceList: ['Combo 199K'],
        },
      ],
    },
  ])
})

test('a banner is read by its names; addOn youtube makes it a video [H-168]', async () => {
  const banner = {
    id: 1,
    type: 'web',
    link: '/b.svg',
    redirectLink: '/uu-dai',
    addOn: 'youtube',
    alt: 'Ưu đãi',
  }
  expect(
    await received(campaignApi, {
      data: [banner, { ...banner, id: 2, type: 'mobile', addOn: '' }],
    }).listBanners({}),
  ).toMatchObject([
    { device: 'web', image: '/b.svg', link: '/uu-dai', isVideo: true },
    { device: 'mobile', isVideo: false },
  ])
})

test('a salon is read by its names [H-164]', async () => {
  const named = {
    id: 9,
    cityId: 62,
    cityName: 'Hà Nội',
    addressNew: '252 Cầu Giấy',
    phone: '1900272703',
    map: 'https://maps.example/9',
    openingDate: '23-11-2026',
    isOpen: true,
  }
  const ours = {
    districtId: 5,
    districtName: 'Cầu Giấy',
    name: 'Salon 252',
    address: '',
    addressNote: '',
    latitude: 21,
    longitude: 105,
    searchText: '',
    parking: false,
    salonHot: false,
    tagTopSalon: '',
    tag: '',
    warnText: '',
    bookManyPeople: 'all',
    selectConsultation: false,
    parkingMap: '',
  }
  expect(await received(salonsApi, { data: [{ ...ours, ...named }] }).listSalons({})).toMatchObject(
    [
      {
        id: 9,
        provinceId: 62,
        provinceName: 'Hà Nội',
        addressNew: '252 Cầu Giấy',
        phone: '1900272703',
        mapUrl: 'https://maps.example/9',
        openingDate: '2026-11-23',
        isOpen: true,
      },
    ],
  )
})

test('a province is read by its names [H-165]', async () => {
  const wire = {
    data: [{ cityId: 62, cityName: 'Hà Nội', totalSalon: 21, districtModels: [], vungMienId: 1 }],
  }
  expect(await received(salonsApi, wire).listProvinces({})).toMatchObject([
    { id: 62, name: 'Hà Nội', salonCount: 21 },
  ])
})

test('a product is read by its names, from data under meta.success [H-169, H-240]', async () => {
  const named = {
    name: 'Sáp',
    slug: 'sap',
    price: 399_000,
    listedPrice: 499_000,
    isDiscount: true,
    featuredImage: { url: '/wax.svg' },
  }
  const ours = {
    id: 'sp1',
    groupId: 1,
    discountPercent: 20,
    subCategory: '',
    brand: '',
    description: '',
    usage: '',
    updatedAt: '',
  }
  expect(
    await received(salonsApi, {
      meta: { success: true },
      data: [{ ...named, ...ours }],
    }).listProducts({}),
  ).toMatchObject([
    { name: 'Sáp', slug: 'sap', price: 399_000, listedPrice: 499_000, image: '/wax.svg' },
  ])
  await expect(
    received(salonsApi, { meta: { success: false }, data: [] }).listProducts({}),
  ).rejects.toMatchObject({ name: 'BackendFailure' })
})

test('groups of products are read from data under meta.success [H-239]', async () => {
  const group = { id: 2, name: 'Tạo kiểu tóc', slug: 'tao-kieu-toc', totalProduct: 3 }
  expect(
    await received(salonsApi, { meta: { success: true }, data: [group] }).listProductGroups({}),
  ).toEqual([group])
  await expect(
    received(salonsApi, { meta: { success: false }, data: [group] }).listProductGroups({}),
  ).rejects.toMatchObject({ name: 'BackendFailure' })
})

const day = '2026-11-22'
const booking = (body: object) => received(bookingApi, body)
const hours = { salonId: 9, bookDate: day, stylistId: 0, listServiceId: [] }
const menu = { salonId: 9, lang: 'vi' as const, choosenServiceIds: [] }

/** Rows that vanished without a word before: each is kept. Of a part that is lost a line is logged. */
const odd: [string, object, object][] = [
  ['oldPrice null', { oldPrice: null, oldPriceNum: null }, { oldPrice: null }],
  ['children as objects', { listService: [{ serviceId: 4 }] }, { childIds: [] }],
  ['serviceId as text', { serviceId: '1001' }, { id: 1001 }],
  ['timeServe 0', { timeServe: 0 }, { minutes: 0 }],
  ['a price as text', { priceNum: '120000' }, { price: 120_000 }],
  ['FREE without a number', { price: 'Free', priceNum: null }, { price: 0 }],
]

test.each(odd)('a service with %s is kept', async (_name, part, expected) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const reply = await booking(catalogue({ ...service, ...part })).listServices(menu)
  expect(reply).toMatchObject({ body: { categories: [{ groups: [{ services: [expected] }] }] } })
  warned.mockRestore()
})

test.each<[string, object, object]>([
  [
    'number 137 in the evening',
    { hourId: 137, hour: '22h50', hourFrame: '' },
    { id: 137, start: 1370 },
  ],
  ['number 40', { hourId: 40 }, { id: 40 }],
  ['subHourId null', { subHourId: null, secondSubHourId: null }, { subHourId: null }],
  ['a count null', { totalStylistEmpty: null }, { freeStylists: 1 }],
  [
    'a frame in other words',
    { hour: '09:30', hourFrame: '09:30:00' },
    { start: 570, label: '09:30' },
  ],
])('an hour with %s is kept', async (_name, part, expected) => {
  const reply = await booking(hoursOf({ ...frame, ...part })).listHours(hours)
  expect(reply).toMatchObject({ groups: [{ hours: [expected] }] })
})

test.each<[string, object, object]>([
  ['avatar null', { avatar: null }, { avatar: null }],
  ['description null', { description: null }, { descriptionHtml: '' }],
  ['experience as text', { experience: '4' }, { yearsOfExperience: 4 }],
  ['no salonEnroll', { salonEnroll: undefined }, { salonId: 0 }],
])('a stylist with %s is kept', async (_name, part, expected) => {
  const reply = await booking(staff({ ...stylist, ...part })).listStaff({
    salonId: 9,
    workDate: day,
  })
  expect(reply).toMatchObject({ stylists: [expected] })
})

test('hours stand in the order of the day, however their host orders and numbers them', async () => {
  const at = (hourId: number, hour: string) => ({ ...frame, hourId, hour, hourFrame: hour })
  const body = hoursOf(at(101, '14h30'), at(107, '13h10'))
  body.data.hourGroup.push({ name: 'Sáng', hours: [at(140, '9h30'), at(139, '8h30')] })
  const { groups } = await booking(body).listHours(hours)
  expect(groups.map((part) => part.hours.map(({ label }) => label))).toEqual([
    ['8h30', '9h30'],
    ['13h10', '14h30'],
  ])
})
