import { beforeAll, expect, test } from 'vitest'
import { logIn } from './authorisation/people.ts'
import { type Chain, sharedChain } from './open-chain.ts'

let chain: Chain
let tomorrow = ''

beforeAll(async () => {
  // Without walk-ins every hour is free, so that only the offers decide.
  chain = await sharedChain('free')
  tomorrow = chain.day(1)
}, 300_000)

/** Gội Combo 2: one price on all days. */
const WASH = '1013'
const WASH_PRICE = 159_000
const SHINE30 = '512'
const SILVER = '0912345679'

type Listed = { id: string; isValid: boolean; remainingUses: number | null }
type Lists = { fromSalon: Listed[]; fromCustomer: Listed[] }
type Created = {
  __typename: string
  bookingId?: string
  total?: number
  message?: string
  code?: string | null
  offerIds?: string[]
}

let hours = 0

async function book(
  phone: string,
  over: object = {},
  person: object = {},
  cookie = '',
): Promise<{ created: Created; cookie: string }> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId: 9 + (hours % 3),
    phone,
    date: tomorrow,
    people: [{ serviceIds: [WASH], hourId: 2 + 3 * (Math.floor(hours++ / 3) % 11), ...person }],
    ...over,
  }
  const create = `
      mutation ($input: CreateBookingInput!) {
        createBooking(input: $input) {
          __typename
          ... on BookingConfirmed { bookingId }
          ... on OfferRefused { code offerIds }
        }
      }
    `
  const response = await chain.graphql<{ createBooking: Created }>(
    create,
    { input },
    cookie ? { cookie } : {},
  )
  expect(response.errors).toBeUndefined()
  const created = response.data!.createBooking
  const set = (response.headers.get('set-cookie') ?? '').split(';')[0]!
  const whose = { cookie: [cookie, set].filter(Boolean).join('; ') }
  const stored =
    created.bookingId &&
    (await chain.graphql<{ booking: { total: number } }>(
      'query($id: ID!) { booking(id: $id) { ... on Booking { total } } }',
      { id: created.bookingId },
      whose,
    ))
  return { created: { ...created, ...(stored && stored.data!.booking) }, cookie: set }
}

async function redeem(code: string, phone: string, cookie = '') {
  const response = await chain.graphql<{ redeemCode: Created & { code?: string; offer?: Listed } }>(
    `
      mutation ($code: String!, $phone: String) {
        redeemCode(input: { code: $code, phone: $phone, salonId: 9, serviceIds: [1013] }) {
          __typename
          ... on CodeRedeemed { notice promoCode offer { id isValid remainingUses } }
          ... on CodeRefused { message }
        }
      }
    `,
    { code, phone },
    cookie ? { cookie } : {},
  )
  return { result: response.data?.redeemCode, errors: response.errors }
}

async function listed(more: string, cookie = ''): Promise<Lists> {
  const response = await chain.graphql<{ salon: { offers: Lists } }>(
    `{
      salon(id: 9) { offers(booking: { serviceIds: [${WASH}]${more} }) {
        fromSalon { id isValid remainingUses }
        fromCustomer { id isValid remainingUses }
      } }
    }`,
    {},
    cookie ? { cookie } : {},
  )
  return response.data!.salon.offers
}

async function cancel(bookingId: string, cookie: string): Promise<string> {
  const response = await chain.graphql<{ cancelBooking: { __typename: string } }>(
    'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
    { id: bookingId },
    { cookie },
  )
  return response.data!.cancelBooking.__typename
}

test('a visitor redeems SHINE30, books with it and sees the saving [B-114, B-371, B-334]', async () => {
  const phone = '0905000101'
  expect(await redeem(' shine30', phone)).toEqual({
    result: {
      __typename: 'CodeRedeemed',
      notice: 'Lấy mã thành công',
      promoCode: 'SHINE30',
      offer: { id: SHINE30, isValid: true, remainingUses: 1 },
    },
    errors: undefined,
  })
  const held = `, guestPhone: "${phone}", codes: ["SHINE30"]`
  expect((await listed(held)).fromSalon).toContainEqual({
    id: SHINE30,
    isValid: true,
    remainingUses: 1,
  })
  expect((await listed(`, guestPhone: "${phone}"`)).fromSalon.map(({ id }) => id)).not.toContain(
    SHINE30,
  )
  const { created, cookie } = await book(phone, { codes: ['SHINE30'] }, { offerIds: [SHINE30] })
  expect(created).toEqual({
    __typename: 'BookingConfirmed',
    bookingId: expect.any(String) as string,
    total: WASH_PRICE - 30_000,
  })
  const shown =
    'query($id: ID!) { booking(id: $id) { ... on Booking { total oldTotal people { offers { id name saved } } } } }'
  expect((await chain.graphql(shown, { id: created.bookingId! }, { cookie })).data).toEqual({
    booking: {
      total: 129_000,
      oldTotal: WASH_PRICE,
      people: [
        {
          offers: [{ id: SHINE30, name: 'Mã SHINE30: giảm 30K', saved: 30_000 }],
        },
      ],
    },
  })
})

test('HETLUOT is refused with its sentence, LOI500 fails without a reason [B-115, B-116]', async () => {
  expect((await redeem('HETLUOT', '')).result).toEqual({
    __typename: 'CodeRefused',
    message: 'Mã đã hết lượt sử dụng',
  })
  const { result, errors } = await redeem('LOI500', '')
  expect([result, errors?.map(({ message }) => message)]).toEqual([
    undefined,
    ['Có lỗi xảy ra, vui lòng thử lại sau!'],
  ])
})

test('unsent, foreign, expired and unknown codes are refused without a booking [B-110, B-335]', async () => {
  const phone = '0905000102'
  for (const [offerId, code] of [
    [SHINE30, 'OFFER_NOT_YOURS'],
    ['506', 'OFFER_NOT_YOURS'],
    ['510', 'OFFER_EXPIRED'],
    ['4242', 'OFFER_NOT_YOURS'],
  ] as const) {
    const { created } = await book(phone, {}, { offerIds: [offerId] })
    expect(created).toEqual({
      __typename: 'OfferRefused',
      code,
      offerIds: [offerId],
    })
  }
  // This phone does have the voucher: it is not for another caller who types the phone.
  const [another, owner] = [await logIn(chain, SILVER), await logIn(chain, '0987654321')]
  expect(
    (await book('0987654321', {}, { offerIds: ['508'] }, another.cookie)).created,
  ).toMatchObject({ __typename: 'OfferRefused', offerIds: ['508'] })
  expect((await book('0987654321', {}, { offerIds: ['508'] }, owner.cookie)).created.total).toBe(
    WASH_PRICE - 30_000,
  )
  expect((await book(phone)).created.total).toBe(WASH_PRICE)
})

test('a redeemed code belongs to the customer; a cancel returns its use [B-351, B-101]', async () => {
  const cookie = (await logIn(chain, SILVER)).cookie
  expect((await redeem('SHINE30', SILVER, cookie)).result?.offer).toEqual({
    id: SHINE30,
    isValid: true,
    remainingUses: 1,
  })
  const own = async (more = '') =>
    (await listed(`, guestPhone: "${SILVER}"${more}`, cookie)).fromCustomer.find(
      ({ id }) => id === SHINE30,
    )
  expect(await own()).toEqual({ id: SHINE30, isValid: true, remainingUses: 1 })
  const { created } = await book(SILVER, {}, { offerIds: [SHINE30] }, cookie)
  expect(created.total).toBe(WASH_PRICE - 30_000)
  expect([await own(), await own(', isChange: true')]).toEqual([
    { id: SHINE30, isValid: false, remainingUses: 0 },
    { id: SHINE30, isValid: true, remainingUses: 1 },
  ])
  const changed = await book(SILVER, { allowChange: true }, { offerIds: [SHINE30] }, cookie)
  expect(changed.created.total).toBe(WASH_PRICE - 30_000)
  expect(await cancel(changed.created.bookingId!, cookie)).toBe('BookingCanceled')
  expect(await own()).toEqual({ id: SHINE30, isValid: true, remainingUses: 1 })
})

test('without the campaign backend only orders with an offer are refused', async () => {
  chain.proxy.fail('campaign', 'refuses')
  try {
    const phone = '0905000103'
    const refused = (await book(phone, { codes: ['SHINE30'] }, { offerIds: [SHINE30] })).created
    expect(refused).toEqual({
      __typename: 'OfferRefused',
      code: 'OFFERS_UNCHECKED',
      offerIds: [SHINE30],
    })
    expect((await book(phone)).created).toMatchObject({
      __typename: 'BookingConfirmed',
      total: WASH_PRICE,
    })
  } finally {
    chain.proxy.fail('campaign', null)
  }
})

test('rewards of both backends are one list, each campaign once [B-349, B-350, O-40]', async () => {
  const response = await chain.graphql<{ rewards: { id: string; effect: string }[] }>(
    `{ rewards(date: "${tomorrow}") { id effect } }`,
  )
  const ids = response.data!.rewards.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(['502', '504', '601']))
  expect(response.data!.rewards.find(({ id }) => id === '504')?.effect).toBe(
    'Cắt gội Combo 4 Đá nóng còn 339K',
  )
})
