import { beforeEach, expect, test } from 'vitest'
import type { Fetcher } from '../../kit/connect'
import { booking, ownerToken, service, session, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { coded } from '../../kit/message'
import { bindings, today } from '../testing/salon-day'
import {
  booked,
  bookingWithOffers,
  campaign,
  resetCampaign,
  stored,
  WASH,
  wash,
  WASH_PRICE,
} from '../testing/offers'

setUpDemoData()
beforeEach(resetCampaign)

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
  const master = (await bindings.DB.prepare(
    'SELECT id AS stylistId, salon_id AS salonId FROM staff WHERE level = 3 AND day_off <> ? AND salon_id > 20',
  )
    .bind(new Date(today).getUTCDay())
    .first<{ stylistId: number; salonId: number }>())!
  const totalAt = async (bookHourId: number, ...ids: number[]) => {
    const campaigns = ids.map((id) => ({ id, name: '' }))
    const person = { stylistId: master.stylistId, bookHourId, campaigns }
    return (await booked(newBookingInput({ salonId: master.salonId }, person))).total
  }
  const plain = await totalAt(14)
  expect(plain).toBeGreaterThanOrEqual(150_000)
  campaign.offers[501] = { serviceApplies: [{ id: 1001, price: plain - 1 }] }
  campaign.offers[504] = { serviceApplies: [{ id: 1001, price: plain }] }
  expect([await totalAt(20, 501), await totalAt(26, 504)]).toEqual([plain - 1, plain])
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

test('a booking strikes the list price of its services, with an offer and without [B-291]', async () => {
  const COMBO = 1003
  campaign.offers[501] = { discount: 10_000, serviceApplies: [{ id: COMBO, price: 150_000 }] }
  const order = wash([501], {}, { chosenServices: [service(COMBO), service(WASH)] })
  const { id } = await booked(order, session(order.phone))
  const people = [
    {
      total: 140_000 + WASH_PRICE,
      oldTotal: 219_000 + WASH_PRICE,
      services: [
        { id: COMBO, price: 150_000, oldPrice: 219_000 },
        { id: WASH, oldPrice: null },
      ],
    },
  ]
  const { body } = await bookingWithOffers(session(order.phone)).getBooking({ bookingId: id })
  expect(body).toMatchObject({ oldTotal: 219_000 + WASH_PRICE, people })
  const plain = await booked(wash([], {}, { chosenServices: [service(COMBO)] }))
  expect((await bookingWithOffers().getBooking({ bookingId: plain.id })).body).toMatchObject({
    oldTotal: 219_000,
    people: [{ services: [{ id: COMBO, price: plain.total, oldPrice: 219_000 }] }],
  })
})

test('a booking from before list prices were stored strikes the price before its offers [B-291]', async () => {
  const { id } = await booked(wash([]))
  const services = [
    { id: 1003, name: 'Combo', price: 199_000 },
    { id: WASH, name: 'Gội', price: 99_000, oldPrice: WASH_PRICE },
  ]
  const { DB } = bindings
  await DB.batch([
    DB.prepare('UPDATE booking_person SET services = ?, total = 298000 WHERE booking_id = ?').bind(
      JSON.stringify(services),
      id,
    ),
    DB.prepare('UPDATE booking SET total = 298000 WHERE id = ?').bind(id),
  ])
  expect((await bookingWithOffers().getBooking({ bookingId: id })).body).toMatchObject({
    oldTotal: 199_000 + WASH_PRICE,
    people: [{ services: [{ oldPrice: null }, { oldPrice: WASH_PRICE }] }],
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
