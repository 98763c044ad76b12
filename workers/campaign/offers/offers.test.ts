import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import type { InputOf } from '../../kit/endpoint'
import type { campaignApi } from '../contract'
import { campaignAt, DB, fillWithDemoData, get } from '../testing/client'

beforeAll(fillWithDemoData)

const [GOLD, SILVER, DIAMOND, PLAIN, OTHER_PHONE] = [
  '0912345678',
  '0912345679',
  '0912345680',
  '0987654321',
  '0909090909',
]
const CAU_GIAY = 9
const CAN_THO = 96

/** The offers for cut-and-wash at Cầu Giấy by default. */
async function offersFor(input: Partial<InputOf<(typeof campaignApi)['listOffers']>>, days = 0) {
  const lists = await campaignAt(days).listOffers({
    campaignUsing: [],
    salonId: CAU_GIAY,
    services: [1001],
    ...input,
  })
  const find = (id: number) =>
    [...lists.fromSalon, ...lists.fromCustomer].find((offer) => offer.id === id)
  return { ...lists, find }
}

test('the reply holds offers of the chain, the customer’s own, and the best [B-369, B-120]', async () => {
  const { fromSalon, fromCustomer, best } = await offersFor({ phone: GOLD })
  expect(fromSalon.map((offer) => offer.id)).toEqual([501, 502, 503, 504, 505, 510, 511])
  expect(fromCustomer.map((offer) => offer.id)).toEqual([506, 507, 508, 509])
  expect(best.map((offer) => offer.id)).toEqual([506])
})

test('without a phone the chain’s offers are seen and nobody’s own', async () => {
  const { fromSalon, fromCustomer } = await offersFor({})
  expect(fromSalon).toHaveLength(7)
  expect(fromCustomer).toEqual([])
  expect((await offersFor({ phone: OTHER_PHONE })).fromCustomer).toEqual([])
})

test('an offer has its period, uses, salons, conditions and service prices [B-160]', async () => {
  const { find } = await offersFor({ phone: GOLD, services: [1005] })
  expect(find(509)).toMatchObject({
    name: 'Thẻ 6 buổi Combo 3',
    image: '/art/service/facial.svg',
    isValid: true,
    message: '',
    remainingUses: 7,
    paymentMethod: 'topup',
    startDate: '2026-08-18',
    endDate: '2027-08-18',
    expires: '18-08-2027',
    salonIds: [],
    effect: 'Trừ một buổi trong thẻ, không thu thêm tiền',
    discount: 0,
    appliesTo: [
      {
        id: 1005,
        name: 'Cắt gội Combo 3 Chăm da – Tiêu chuẩn',
        price: 0,
        originPrice: 299_000,
        isSelected: true,
        image: '/art/service/combo-3.svg',
      },
    ],
    requires: [],
  })
  expect(find(502)?.requires.map((service) => service.id)).toEqual([1018, 1019, 1020, 1021, 1022])
  expect(find(511)?.salonIds).toContain(CAU_GIAY)
})

test('an offer for some services needs one of them', async () => {
  const without = await offersFor({ services: [1011] })
  expect(without.find(501)).toMatchObject({
    isValid: false,
    message: coded('OFFER_NEEDS_ONE_OF', { services: ['Cắt gội 10 bước – Tiêu chuẩn'] }),
  })
  expect((await offersFor({ services: [1001] })).find(501)).toMatchObject({
    isValid: true,
    message: '',
  })
  expect((await offersFor({ services: [1040] })).find(502)).toMatchObject({
    isValid: false,
    message: [
      {
        code: 'OFFER_NEEDS_ONE_OF',
        params: { services: expect.arrayContaining(['Uốn con sâu', 'Uốn Premlock']) as string[] },
      },
    ],
  })
  expect((await offersFor({ services: [1021, 1040] })).find(502)?.isValid).toBe(true)
})

test('the golden hours are weekday mornings, 8h30 to before 11h', async () => {
  const valid = async (bookDate: string, bookHourId: number) =>
    (await offersFor({ bookDate, bookHourId })).find(501)?.isValid
  expect(await valid('2026-11-23', 1)).toBe(true)
  expect(await valid('2026-11-23', 8)).toBe(true)
  expect(await valid('2026-11-23', 9)).toBe(false)
  expect(await valid('2026-11-22', 1)).toBe(false)
  // Another host's number says nothing of the time; its label does.
  const atHost = async (bookHour?: string) =>
    (await offersFor({ bookDate: '2026-11-23', bookHourId: 108, bookHour })).find(501)?.isValid
  expect([await atHost('10h50'), await atHost('14h10'), await atHost()]).toEqual([
    true,
    false,
    true,
  ])
})

test('an offer of some salons is invalid at others, with a reason', async () => {
  expect((await offersFor({ salonId: CAU_GIAY })).find(511)?.isValid).toBe(true)
  expect((await offersFor({ salonId: CAN_THO })).find(511)).toMatchObject({
    isValid: false,
    message: coded('OFFER_OTHER_SALON', { salons: 'các salon ở Hà Nội' }),
  })
})

test('an offer past its day is expired: Ưu đãi đã hết hạn', async () => {
  expect((await offersFor({})).find(510)).toMatchObject({
    isValid: false,
    message: coded('OFFER_EXPIRED'),
  })
  expect((await offersFor({ phone: GOLD }, 60)).find(508)?.isValid).toBe(true)
  expect((await offersFor({ phone: GOLD }, 61)).find(508)?.isValid).toBe(false)
})

test('a first-time offer needs a phone, holds for a new one and not for one that used it', async () => {
  const dye = { services: [1027] }
  expect((await offersFor(dye)).find(503)).toMatchObject({
    isValid: false,
    message: coded('OFFER_NEEDS_PHONE'),
  })
  expect((await offersFor({ ...dye, phone: OTHER_PHONE })).find(503)).toMatchObject({
    isValid: true,
    remainingUses: 1,
  })
  expect((await offersFor({ ...dye, phone: GOLD })).find(503)).toMatchObject({
    isValid: false,
    remainingUses: 0,
    message: coded('OFFER_USED_UP'),
  })
})

test('an offer of a tier is valid for that tier only', async () => {
  const wash = { services: [1013] }
  expect((await offersFor({ ...wash, phone: GOLD })).find(507)).toMatchObject({
    isValid: true,
    remainingUses: 2,
  })
  expect((await offersFor({ ...wash, phone: SILVER })).find(507)).toMatchObject({
    isValid: false,
    message: coded('OFFER_OTHER_TIER', { tiers: [3] }),
  })
})

test('a birthday offer opens in the month of birth, by the day of the appointment when that is chosen', async () => {
  expect((await offersFor({ phone: GOLD })).find(506)).toMatchObject({
    isValid: true,
    discount: 50_000,
  })
  expect((await offersFor({ phone: DIAMOND })).find(506)).toMatchObject({
    isValid: false,
    message: coded('OFFER_BIRTH_MONTH'),
  })
  expect((await offersFor({ phone: GOLD, bookDate: '2026-12-01' })).find(506)?.isValid).toBe(false)
})

test('uses run out: spent before, or by other people of the same booking', async () => {
  expect((await offersFor({ phone: PLAIN })).find(508)).toMatchObject({
    isValid: true,
    remainingUses: 1,
  })
  expect((await offersFor({ phone: DIAMOND })).find(508)).toMatchObject({
    isValid: false,
    remainingUses: 0,
  })
  expect((await offersFor({ phone: PLAIN, campaignUsing: [508] })).find(508)).toMatchObject({
    isValid: false,
    remainingUses: 0,
  })
  expect(
    (await offersFor({ phone: GOLD, services: [1013], campaignUsing: [507] })).find(507),
  ).toMatchObject({ isValid: true, remainingUses: 1 })
})

test('best is the valid offer that saves most on what was chosen, and none when nothing saves [B-120]', async () => {
  const bestFor = async (input: Parameters<typeof offersFor>[0]) =>
    (await offersFor(input)).best.map((offer) => offer.id)
  expect(await bestFor({ services: [1007], salonId: CAN_THO })).toEqual([504])
  expect(await bestFor({ services: [1021, 1040], salonId: CAN_THO })).toEqual([502])
  expect(await bestFor({ services: [1001] })).toEqual([501])
  expect(await bestFor({ services: [1011] })).toEqual([511])
  expect(await bestFor({ services: [1005], phone: GOLD })).toEqual([509])
})

test('an equal price saves nothing: the offer can be chosen and is never the best [O-02]', async () => {
  const { find, best } = await offersFor({ services: [1003], salonId: CAN_THO })
  expect(find(505)).toMatchObject({
    isValid: true,
    appliesTo: [{ price: 199_000, originPrice: 199_000 }],
  })
  expect(best).toEqual([])
})

test('money off the total waits until a service is chosen', async () => {
  expect((await offersFor({ services: [] })).find(511)).toMatchObject({
    isValid: false,
    message: coded('OFFER_NEEDS_SERVICES'),
  })
})

test('offers are never cached, and unacceptable input is refused field by field', async () => {
  const response = await get(
    '/campaign/list-campaign-booking?campaignUsing=0&salonId=9&services=1001',
  )
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const broken = await get(
    '/campaign/list-campaign-booking?campaignUsing=0&salonId=x&services=1,,2&phone=12&bookHourId=0&bookDate=1-1-26',
  )
  expect(broken.status).toBe(422)
  const { issues } = await broken.json<{ issues: { field: string }[] }>()
  expect(issues.map((issue) => issue.field).sort()).toEqual([
    'bookDate',
    'bookHourId',
    'phone',
    'salonId',
    'services',
  ])
})

test('offers that were read a moment ago are shown, but what is booked is judged by the stored ones', async () => {
  const nameShown = async () => (await offersFor({})).find(501)?.name
  const before = await nameShown()
  await DB.prepare("UPDATE offer SET name = 'Ended' WHERE id = 501").run()
  expect([typeof before, await nameShown()]).toEqual(['string', before])
  const [[judged] = []] = await campaignAt(0).checkOffers({
    phone: PLAIN,
    isOwner: false,
    codes: [],
    salonId: CAU_GIAY,
    dateBook: '2026-11-23',
    people: [{ services: [1001], campaigns: [501], bookHourId: 4 }],
  })
  expect(judged?.name).toBe('Ended')
})

test('the demo promo codes are one that works, one used up and one that breaks', async () => {
  const { results } = await DB.prepare(
    'SELECT code, status, message FROM promo_code ORDER BY code',
  ).all()
  expect(results).toEqual([
    { code: 'HETLUOT', status: 409, message: 'Mã đã hết lượt sử dụng' },
    { code: 'LOI500', status: 500, message: '' },
    { code: 'SHINE30', status: 200, message: 'Lấy mã thành công' },
  ])
})
