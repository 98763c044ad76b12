import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Fetcher } from '../../kit/connect'
import {
  booking,
  fillWithDemoData,
  type Headers,
  ownerToken,
  RIGHT_CODE,
  service,
  session,
  newBookingInput,
} from '../testing/client'
import type { NewBooking } from '../contract'
import { bindings, dayOf, morning, setClock } from '../testing/salon-day'
import { coded } from '../../kit/message'

beforeAll(() => {
  setClock(morning)
  return fillWithDemoData()
})

/** The fake campaign backend's data; change it as a test needs. */
const campaign = {
  isDown: false,
  checks: [] as {
    phone: string
    isOwner: boolean
    codes: string[]
    dateBook: string
    salonId: number
    people: { services: number[]; campaigns: number[]; bookHourId: number }[]
  }[],
  offers: {} as Record<
    number,
    {
      valid?: boolean
      message?: string
      usage?: number | null
      paymentMethod?: string
      discount?: number
      serviceApplies?: { id: number; price: number }[]
    }
  >,
}

beforeEach(() => {
  setClock(morning)
  campaign.isDown = false
  campaign.checks = []
  campaign.offers = {
    507: { serviceApplies: [{ id: WASH, price: 99_000 }], usage: 2 },
    505: { serviceApplies: [{ id: WASH, price: WASH_PRICE }] },
    508: { discount: 30_000, usage: 1 },
    509: { serviceApplies: [{ id: WASH, price: 299_000 }], paymentMethod: 'topup', usage: 4 },
    510: { valid: false, message: 'Ưu đãi đã hết hạn' },
  }
})

const CAMPAIGN: Fetcher = {
  fetch: async (request) => {
    if (campaign.isDown) return new Response('down', { status: 503 })
    const checks = await request.json<(typeof campaign.checks)[number]>()
    campaign.checks.push(checks)
    const offerOf = (id: number) => ({
      campaignId: id,
      name: `Ưu đãi ${id}`,
      valid: true,
      message: '',
      usage: null,
      paymentMethod: '',
      discount: 0,
      serviceApplies: [],
      ...campaign.offers[id],
    })
    return Response.json({ data: checks.people.map(({ campaigns }) => campaigns.map(offerOf)) })
  },
}

const bookingWithOffers = (headers: Headers = {}) => booking(headers, { CAMPAIGN })

/** Washed by a skinner; the same price on all days. */
const WASH = 1013
const WASH_PRICE = 159_000

type Hour = NewBooking['bookHours'][number]

let hours = 0

/** A wash with these offers, each time at another hour or salon, so that places are never what is missing. */
function wash(
  offerIds: readonly number[],
  over: Partial<NewBooking> = {},
  person: Partial<Hour> = {},
): NewBooking {
  const number = hours++
  return newBookingInput(
    { salonId: 30 + (number % 12), ...over },
    {
      bookHourId: 4 + 3 * (Math.floor(number / 12) % 10),
      chosenServices: [service(WASH)],
      campaigns: offerIds.map((id) => ({ id, name: 'tên giả' })),
      ...person,
    },
  )
}

async function booked(
  order: NewBooking,
  headers: Headers = {},
): Promise<{ id: string; total: number }> {
  const { status, body } = await bookingWithOffers(headers).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  return { id: body.bookingId, total: body.total }
}

async function stored(
  phone: string,
): Promise<{ total: number; offers: { offer_id: number; saved: number }[] } | null> {
  const row = await bindings.DB.prepare('SELECT id, total FROM booking WHERE phone = ?')
    .bind(phone)
    .first<{ id: string; total: number }>()
  if (!row) return null
  const { results } = await bindings.DB.prepare(
    'SELECT offer_id, saved FROM booking_offer WHERE booking_id = ? ORDER BY position, offer_id',
  )
    .bind(row.id)
    .all<{ offer_id: number; saved: number }>()
  return { total: row.total, offers: results }
}

const usesOf = (phone: string, isChange = false) => booking().listOfferUses({ phone, isChange })

test('an offer lowers the price, and the booking stores its use [B-109, B-290]', async () => {
  const order = wash([507])
  expect((await booked(order)).total).toBe(99_000)
  expect(await stored(order.phone)).toEqual({
    total: 99_000,
    offers: [{ offer_id: 507, saved: 60_000 }],
  })
})

test('an offer whose price is not lower is booked at the current price and spends nothing [B-109, O-02]', async () => {
  const order = wash([505])
  expect((await booked(order)).total).toBe(WASH_PRICE)
  expect(await stored(order.phone)).toEqual({ total: WASH_PRICE, offers: [] })
})

test('an offer is judged by the price of the day and of the master [B-109, B-288]', async () => {
  const plain = await booked(newBookingInput({ salonId: 42 }))
  campaign.offers[501] = { serviceApplies: [{ id: 1001, price: plain.total - 1 }] }
  campaign.offers[504] = { serviceApplies: [{ id: 1001, price: plain.total }] }
  const total = async (id: number) =>
    (await booked(newBookingInput({ salonId: 43 }, { campaigns: [{ id, name: '' }] }))).total
  expect([await total(501), await total(504)]).toEqual([plain.total - 1, plain.total])
})

test('prepaid services are free, discounts stop at 0, the lowest price wins', async () => {
  expect((await booked(wash([509]))).total).toBe(0)
  expect((await booked(wash([508]))).total).toBe(WASH_PRICE - 30_000)
  campaign.offers[506] = { discount: 500_000 }
  expect((await booked(wash([506, 508]))).total).toBe(0)
  const order = wash([507, 509])
  await booked(order)
  expect((await stored(order.phone))!.offers).toEqual([{ offer_id: 509, saved: WASH_PRICE }])
})

test('in a group each person has his own offers, and the total is the sum of what they pay [B-290]', async () => {
  const order = wash([507])
  const [first] = order.bookHours
  const group = {
    ...order,
    bookHours: [
      first!,
      { ...first!, campaigns: [{ id: 508, name: '' }] },
      { ...first!, campaigns: [] },
    ],
  }
  const { id, total } = await booked(group, session(order.phone))
  expect(total).toBe(99_000 + 129_000 + WASH_PRICE)
  const { body } = await bookingWithOffers(session(order.phone)).getBooking({ bookingId: id })
  expect(body).toMatchObject({
    total,
    oldTotal: 3 * WASH_PRICE,
    people: [
      {
        total: 99_000,
        oldTotal: WASH_PRICE,
        services: [{ id: WASH, price: 99_000, oldPrice: WASH_PRICE }],
        offers: [{ id: 507, name: 'Ưu đãi 507', saved: 60_000 }],
      },
      {
        total: 129_000,
        oldTotal: WASH_PRICE,
        services: [{ price: WASH_PRICE, oldPrice: null }],
        offers: [{ id: 508, saved: 30_000 }],
      },
      { total: WASH_PRICE, oldTotal: null, offers: [] },
    ],
  })
})

test('only the owner sees the offers of a booking, others its price [B-335]', async () => {
  const { id } = await booked(wash([507]), ownerToken('a'))
  expect(
    (await bookingWithOffers(ownerToken('a')).getBooking({ bookingId: id })).body,
  ).toMatchObject({
    people: [{ offers: [{ id: 507 }] }],
  })
  expect((await bookingWithOffers().getBooking({ bookingId: id })).body).toMatchObject({
    total: 99_000,
    people: [{ offers: [] }],
  })
})

test('client prices are ignored, only a session proves a phone [B-378, B-379]', async () => {
  const order = wash(
    [507],
    { codes: ['SHINE30'], campaign: 'Miễn phí' },
    { totalMoney: 0, chosenServices: [{ ...service(WASH), campaignId: 509, campaignName: 'Thẻ' }] },
  )
  expect((await booked(order, session('0912345678'))).total).toBe(99_000)
  expect(campaign.checks).toEqual([
    {
      phone: order.phone,
      isOwner: false,
      codes: ['SHINE30'],
      salonId: order.salonId,
      dateBook: order.dateBook.split('-').reverse().join('-'),
      people: [{ services: [WASH], campaigns: [507], bookHourId: order.bookHours[0]!.bookHourId }],
    },
  ])
  const own = wash([507])
  await booked(own, session(own.phone))
  expect(campaign.checks.at(-1)).toMatchObject({ phone: own.phone, isOwner: true })
  expect((await stored(order.phone))!.offers).toEqual([{ offer_id: 507, saved: 60_000 }])
})

test('an invalid offer is refused by id, and nothing is booked [B-110]', async () => {
  const order = wash([507, 510])
  expect(await bookingWithOffers().createBooking(order)).toEqual({
    status: 409,
    body: { code: 'offer', message: 'Ưu đãi đã hết hạn', offerIds: [510] },
  })
  expect(await stored(order.phone)).toBeNull()
  expect(
    (await booked({ ...order, bookHours: [{ ...order.bookHours[0]!, campaigns: [] }] })).total,
  ).toBe(WASH_PRICE)
})

test('while campaign is down orders with offers are refused, others send no request', async () => {
  campaign.isDown = true
  const order = wash([507, 508])
  expect(await bookingWithOffers().createBooking(order)).toEqual({
    status: 409,
    body: { code: 'offer', message: coded('OFFERS_UNCHECKED'), offerIds: [507, 508] },
  })
  expect(await stored(order.phone)).toBeNull()
  expect((await booked(wash([]))).total).toBe(WASH_PRICE)
  campaign.isDown = false
  await booked(wash([]))
  expect(campaign.checks).toEqual([])
})

test('a reply without a judgement of an offer, or with another, is rejected', async () => {
  const lying: Fetcher = {
    fetch: async () =>
      Response.json({
        data: [
          [
            {
              campaignId: 1,
              name: '',
              valid: true,
              message: '',
              usage: null,
              paymentMethod: 'topup',
              discount: 0,
              serviceApplies: [{ id: WASH, price: 0 }],
            },
          ],
        ],
      }),
  }
  expect(await booking({}, { CAMPAIGN: lying }).createBooking(wash([507]))).toMatchObject({
    status: 409,
    body: { code: 'offer', message: coded('OFFERS_UNCHECKED') },
  })
})

test('a repeated key returns its response, also while campaign is down [B-294]', async () => {
  const order = wash([508])
  const first = await booked(order)
  campaign.isDown = true
  expect(await booked(order)).toEqual(first)
  expect(
    await bookingWithOffers().createBooking({
      ...order,
      bookHours: [{ ...order.bookHours[0]!, campaigns: [] }],
    }),
  ).toMatchObject({ status: 409, body: { code: 'changed' } })
})

test('a customer with a booking gets that refusal, with any offers [B-301]', async () => {
  const order = wash([508])
  await booked(order)
  expect(
    (await bookingWithOffers().createBooking({ ...wash([508]), phone: order.phone })).status,
  ).toBe(403)
  expect(
    (await bookingWithOffers().createBooking({ ...wash([510]), phone: order.phone })).status,
  ).toBe(403)
})

test('a use is spent when the booking is made and given back when it is canceled', async () => {
  const order = wash([508])
  const { id } = await booked(order, ownerToken('a'))
  expect(await usesOf(order.phone)).toEqual([{ offerId: 508, uses: 1 }])
  expect(await usesOf('0987654321')).toEqual([])
  expect((await bookingWithOffers(ownerToken('a')).cancelBooking({ bookingId: id })).status).toBe(
    200,
  )
  expect(await usesOf(order.phone)).toEqual([])
  expect((await booked({ ...wash([508]), phone: order.phone })).total).toBe(WASH_PRICE - 30_000)
})

test('a use spent by a served booking is not available again', async () => {
  const order = wash([508])
  const { id } = await booked(order)
  await bindings.DB.prepare(`UPDATE booking SET status = 'done', current = NULL WHERE id = ?`)
    .bind(id)
    .run()
  const next = { ...wash([508]), phone: order.phone }
  expect(await bookingWithOffers().createBooking(next)).toEqual({
    status: 409,
    body: { code: 'offer', message: coded('OFFER_USED_UP'), offerIds: [508] },
  })
  expect([await usesOf(order.phone), await usesOf(order.phone, true)]).toEqual([
    [{ offerId: 508, uses: 1 }],
    [{ offerId: 508, uses: 1 }],
  ])
  campaign.offers[508]!.usage = 2
  expect((await booked(next)).total).toBe(WASH_PRICE - 30_000)
})

test('two people of one booking cannot spend one use twice', async () => {
  const order = wash([508])
  const group = { ...order, bookHours: [order.bookHours[0]!, order.bookHours[0]!] }
  expect(await bookingWithOffers(session(order.phone)).createBooking(group)).toMatchObject({
    status: 409,
    body: { code: 'offer', message: coded('OFFER_USED_UP'), offerIds: [508] },
  })
  campaign.offers[508]!.usage = 2
  expect((await booked(group, session(order.phone))).total).toBe(2 * (WASH_PRICE - 30_000))
})

test('a replaced booking returns its use to the new one [O-17]', async () => {
  const order = wash([508])
  const headers = session(order.phone)
  await booked(order, headers)
  expect([await usesOf(order.phone), await usesOf(order.phone, true)]).toEqual([
    [{ offerId: 508, uses: 1 }],
    [],
  ])
  expect(
    (await booked({ ...wash([508], { allowChange: true }), phone: order.phone }, headers)).total,
  ).toBe(WASH_PRICE - 30_000)
  expect(await usesOf(order.phone)).toEqual([{ offerId: 508, uses: 1 }])
})

test('a booking that waits for a code holds its use until it ends [B-295]', async () => {
  const phone = '0944444444'
  const { id } = await booked({ ...wash([508]), phone })
  expect(await usesOf(phone)).toEqual([{ offerId: 508, uses: 1 }])
  const second = await booked({ ...wash([508]), phone })
  expect(second.id).not.toBe(id)
  expect(await usesOf(phone)).toEqual([{ offerId: 508, uses: 1 }])
  setClock(morning + 301_000)
  expect(await usesOf(phone)).toEqual([])
  setClock(morning)
  const third = await booked({ ...wash([508]), phone }, ownerToken('a'))
  expect(
    (
      await bookingWithOffers(ownerToken('a')).confirmBooking({
        bookingId: third.id,
        phone,
        code: RIGHT_CODE,
      })
    ).status,
  ).toBe(200)
  setClock(morning + 301_000)
  expect(await usesOf(phone)).toEqual([{ offerId: 508, uses: 1 }])
})

test('a crash around the write spends a use exactly when the booking exists', async () => {
  const [early, late] = [wash([508], { salonId: 60 }), wash([508], { salonId: 61 })]
  const day = (order: NewBooking) => dayOf(order.salonId, order.dateBook)
  await day(early).dieAt('held')
  await expect(booked(early)).rejects.toThrow()
  await day(early).restart()
  expect(await usesOf(early.phone)).toEqual([])
  expect((await booked(early)).total).toBe(WASH_PRICE - 30_000)
  await day(late).dieAt('written')
  await expect(booked(late)).rejects.toThrow()
  await day(late).restart()
  expect((await booked(late)).total).toBe(WASH_PRICE - 30_000)
  expect([await usesOf(early.phone), await usesOf(late.phone)]).toEqual([
    [{ offerId: 508, uses: 1 }],
    [{ offerId: 508, uses: 1 }],
  ])
})

test('the booking backend advertises campaigns of its own while they run [B-350]', async () => {
  const campaigns = await booking().listMarketing({})
  expect(campaigns.map(({ id }) => id)).toEqual([501, 504, 601])
  expect(campaigns[2]).toEqual({
    id: 601,
    name: 'Chấm sao, thêm một lượt quay',
    image: '/art/service/combo.svg',
    text: 'Đánh giá lần cắt, anh nhận một lượt Vòng quay may mắn',
    startDate: null,
    endDate: null,
  })
})
