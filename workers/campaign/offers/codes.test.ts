import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import type { InputOf } from '../../kit/endpoint'
import type { campaignApi } from '../contract'
import { campaignAt, DB, fillWithDemoData } from '../testing/client'

beforeAll(fillWithDemoData)

const [GOLD, DIAMOND, OTHER_PHONE] = ['0912345678', '0912345680', '0909090909']
const CAU_GIAY = 9

let phones = 0

/** A phone that no test has used yet. */
const newPhone = () => `07${String(10_000_000 + ++phones)}`

const post = (
  code: string,
  more: Partial<InputOf<(typeof campaignApi)['postCode']>> = {},
  days = 0,
) => campaignAt(days).postCode({ code, keep: false, ...more })

async function listed(input: Partial<InputOf<(typeof campaignApi)['listOffers']>>) {
  const lists = await campaignAt(0).listOffers({
    campaignUsing: [],
    salonId: CAU_GIAY,
    services: [1001],
    ...input,
  })
  return {
    salon: lists.fromSalon.find(({ id }) => id === 512),
    customer: lists.fromCustomer.find(({ id }) => id === 512),
  }
}

async function checked(
  input: Partial<InputOf<(typeof campaignApi)['checkOffers']>>,
  campaigns: number[],
  services = [1001],
  bookHourId = 4,
) {
  const [offers] = await campaignAt(0).checkOffers({
    phone: OTHER_PHONE,
    isOwner: false,
    codes: [],
    salonId: CAU_GIAY,
    dateBook: '2026-11-23',
    people: [{ services, campaigns, bookHourId }],
    ...input,
  })
  return offers!
}

test('SHINE30 is accepted, with the offer that it opens [B-114, B-371]', async () => {
  expect(await post('SHINE30')).toEqual({
    status: 200,
    body: { isRedeemed: true, offerId: 512, message: 'Lấy mã thành công' },
  })
})

test('used up, unknown and expired codes are refused with different messages [B-115]', async () => {
  expect(await post('HETLUOT')).toEqual({
    status: 200,
    body: { isRedeemed: false, offerId: null, message: 'Mã đã hết lượt sử dụng' },
  })
  expect(await post('NOTHING')).toEqual({
    status: 200,
    body: { isRedeemed: false, offerId: null, message: coded('UNKNOWN_PROMO_CODE') },
  })
  expect((await post('SHINE30', {}, 60)).body).toMatchObject({ offerId: 512 })
  expect((await post('SHINE30', {}, 61)).body).toEqual({
    isRedeemed: false,
    offerId: null,
    message: coded('OFFER_EXPIRED'),
  })
})

test('LOI500 breaks like a failing backend does [B-116]', async () => {
  await expect(post('LOI500')).rejects.toThrow('campaign.postCode: status: 500')
})

test('an offer with a code is listed only for callers that send the code [B-371]', async () => {
  expect(await listed({ guest: true })).toEqual({ salon: undefined, customer: undefined })
  expect(
    (await listed({ guest: true, codes: ['SHINE30', 'HETLUOT', 'NOTHING'] })).salon,
  ).toMatchObject({ isValid: true, discount: 30_000, remainingUses: 1 })
  expect((await listed({ phone: GOLD, codes: ['SHINE30'] })).salon?.isValid).toBe(true)
  expect((await listed({ codes: ['SHINE30'] })).salon).toMatchObject({
    isValid: false,
    message: coded('OFFER_NEEDS_PHONE'),
  })
})

test('a code redeemed with keep grants its offer to the phone, only once [B-351]', async () => {
  const phone = newPhone()
  await post('SHINE30', { phone, keep: false })
  expect(await listed({ phone })).toEqual({ salon: undefined, customer: undefined })
  await post('SHINE30', { phone, keep: true })
  await post('SHINE30', { phone, keep: true })
  expect((await listed({ phone })).customer).toMatchObject({ isValid: true, remainingUses: 1 })
  expect(await listed({ phone, codes: ['SHINE30'] })).toMatchObject({
    salon: undefined,
    customer: { id: 512, remainingUses: 1 },
  })
  expect((await listed({ phone, campaignUsing: [512] })).customer).toMatchObject({
    isValid: false,
    remainingUses: 0,
  })
})

test('a code grants its offer anew to a phone whose uses have lapsed, and to no other [B-351]', async () => {
  const keptAfter = async (endsOn: string) => {
    const phone = newPhone()
    await DB.prepare("INSERT INTO offer_grant VALUES ('order:' || ?1, 512, ?1, 2, 0, ?2)")
      .bind(phone, endsOn)
      .run()
    await post('SHINE30', { phone, keep: true })
    return (await listed({ phone })).customer
  }
  expect(await keptAfter('2026-11-20')).toMatchObject({ isValid: true, remainingUses: 1 })
  expect(await keptAfter('2026-11-21')).toMatchObject({ isValid: true, remainingUses: 2 })
})

test('a code that is used up grants nothing', async () => {
  const phone = newPhone()
  await post('HETLUOT', { phone, keep: true })
  const { results } = await DB.prepare('SELECT 1 FROM offer_grant WHERE phone = ?')
    .bind(phone)
    .all()
  expect(results).toEqual([])
})

test('codes may be tried ten times a minute by the owner of a phone, and sixty times from one address or IPv6 /64', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const own = (code: string, days = 0) => post(code, { phone, keep: true }, days)
  for (let time = 0; time < 10; time++) expect((await own('NOTHING')).status).toBe(200)
  expect(await own('SHINE30')).toMatchObject({
    status: 429,
    body: { retryAfterSeconds: 60 },
  })
  expect((await post('SHINE30', { phone: other, keep: true })).status).toBe(200)
  const A_MINUTE = 1 / 1440
  expect((await own('SHINE30', A_MINUTE)).status).toBe(200)
  const from = (address: string) =>
    campaignAt(0, { 'x-client-address': address }).postCode({ code: 'NOTHING', keep: false })
  for (let time = 0; time < 60; time++) expect((await from('203.0.113.9')).status).toBe(200)
  expect((await from('203.0.113.9')).status).toBe(429)
  expect((await from('203.0.113.10')).status).toBe(200)
  for (let last = 1; last <= 60; last++)
    expect((await from(`2001:db8:7:1::${last}`)).status).toBe(200)
  expect((await from('2001:db8:7:1::ff')).status).toBe(429)
})

test('who has not proved a phone uses up none of its tries [B-351]', async () => {
  const phone = newPhone()
  for (let time = 0; time < 11; time++)
    expect((await post('NOTHING', { phone, keep: false })).status).toBe(200)
  expect((await post('SHINE30', { phone, keep: true })).status).toBe(200)
})

test('a use that is given comes once for each key, on top of those the phone has [B-352]', async () => {
  const phone = newPhone()
  const give = (campaignId: number, key: string) =>
    campaignAt(0).giveOffer({ phone, campaignId, key })
  expect((await give(508, 'wheel:spin-1')).status).toBe(200)
  await give(508, 'wheel:spin-1')
  await give(508, 'wheel:spin-2')
  const { fromCustomer } = await campaignAt(0).listOffers({
    campaignUsing: [],
    salonId: CAU_GIAY,
    services: [1001],
    phone,
  })
  expect(fromCustomer.map(({ id, remainingUses }) => [id, remainingUses])).toEqual([[508, 2]])
  expect((await give(777, 'wheel:spin-3')).status).toBe(404)
})

test('a use that is given is left where a tier or a code has given uses that are spent', async () => {
  const phone = newPhone()
  await campaignAt(0).giveOffer({ phone, campaignId: 512, key: 'wheel:spin-4' })
  expect((await listed({ phone, campaignUsing: [512] })).customer).toMatchObject({
    isValid: true,
    remainingUses: 1,
  })
})

test('one offer is judged as in the list, by phone and salon [B-354, B-370]', async () => {
  const one = (campaignId: number, more: Partial<InputOf<(typeof campaignApi)['getOffer']>> = {}) =>
    campaignAt(0).getOffer({ campaignId, campaignUsing: [], services: [1001], ...more })
  expect(await one(511, { salonId: 96 })).toMatchObject({
    status: 200,
    body: {
      id: 511,
      isValid: false,
      message: coded('OFFER_OTHER_SALON', { salons: 'các salon ở Hà Nội' }),
    },
  })
  expect(await one(511)).toMatchObject({ status: 200, body: { isValid: true } })
  expect(await one(506)).toMatchObject({ status: 404 })
  expect(await one(506, { phone: GOLD })).toMatchObject({
    status: 200,
    body: { id: 506, discount: 50_000 },
  })
  expect([(await one(512)).status, (await one(512, { codes: ['SHINE30'] })).status]).toEqual([
    404, 200,
  ])
})

test('rewards of a day leave out expired ones and add those of the phone [B-349]', async () => {
  const rewards = (dateBook: string, phone?: string) =>
    campaignAt(0).listRewards({ dateBook, phone })
  const monday = await rewards('2026-11-23')
  expect(monday.fromSalon.map(({ id, isValid }) => [id, isValid])).toEqual([
    [501, true],
    [502, true],
    [503, true],
    [504, true],
    [505, true],
    [511, true],
  ])
  expect(monday.fromCustomer).toEqual([])
  expect((await rewards('2026-11-22')).fromSalon.map(({ id }) => id)).not.toContain(501)
  expect((await rewards('2026-11-23', GOLD)).fromCustomer.map(({ id }) => id)).toEqual([
    506, 507, 508, 509,
  ])
})

test('chosen offers are judged for each person by his services and his hour, with what they cost [B-353]', async () => {
  const [golden, other] = await campaignAt(0).checkOffers({
    phone: OTHER_PHONE,
    isOwner: false,
    codes: [],
    salonId: CAU_GIAY,
    dateBook: '2026-11-23',
    people: [
      { services: [1001], campaigns: [501, 511], bookHourId: 8 },
      { services: [1001], campaigns: [501], bookHourId: 9 },
    ],
  })
  expect(golden).toEqual([
    {
      id: 501,
      name: 'Giờ vàng 8h30-11h',
      isValid: true,
      message: '',
      usage: null,
      grants: [],
      paymentMethod: '',
      discount: 0,
      prices: [{ id: 1001, price: 99_000 }],
    },
    {
      id: 511,
      name: 'Chỉ áp dụng Hà Nội',
      isValid: true,
      message: '',
      usage: null,
      grants: [],
      paymentMethod: '',
      discount: 20_000,
      prices: [],
    },
  ])
  expect(other).toMatchObject([
    { id: 501, isValid: false, message: coded('OFFER_OTHER_HOUR', { from: 510, until: 660 }) },
  ])
})

test("a phone's own offers, tier and birthday count for its owner only [B-353, B-335]", async () => {
  for (const id of [506, 507, 508, 509, 777]) {
    const [offer] = await checked({ phone: GOLD }, [id], [1001, 1005, 1013])
    expect(offer).toMatchObject({
      id,
      isValid: false,
      usage: 0,
      message: coded('OFFER_NOT_YOURS'),
    })
  }
  expect(
    (await checked({ phone: GOLD, isOwner: true }, [506, 507, 508, 509], [1001, 1005, 1013])).map(
      ({ isValid, usage }) => [isValid, usage],
    ),
  ).toEqual([
    [true, 1],
    [true, 2],
    [true, 1],
    [true, 7],
  ])
  expect(await checked({ phone: OTHER_PHONE, isOwner: true }, [506])).toMatchObject([
    { isValid: false },
  ])
})

test('a code opens its offer for an unverified phone with uses left [B-353]', async () => {
  expect(await checked({ codes: ['SHINE30'] }, [512])).toMatchObject([
    { isValid: true, usage: 1, discount: 30_000 },
  ])
  expect(await checked({}, [512])).toMatchObject([{ isValid: false }])
  expect(await checked({ phone: GOLD }, [503], [1027])).toMatchObject([
    { isValid: false, usage: 0, message: coded('OFFER_USED_UP') },
  ])
  expect(await checked({ phone: DIAMOND, isOwner: true }, [508])).toMatchObject([
    { isValid: false, usage: 0 },
  ])
})

test('the calls about offers refuse invalid fields', async () => {
  await expect(post('shine_30')).rejects.toMatchObject({
    issues: [{ field: 'code', message: coded('PROMO_CODE_INVALID') }],
  })
  await expect(checked({ phone: '12', people: [] }, [501])).rejects.toMatchObject({
    issues: [{ field: 'phone' }, { field: 'people' }],
  })
})
