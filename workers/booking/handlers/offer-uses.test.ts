import { beforeEach, expect, test } from 'vitest'
import { desk, ownerToken, RIGHT_CODE, session } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import type { NewBooking } from '../contract'
import { bindings, dayOf, morning, setClock } from '../testing/salon-day'
import { coded } from '../../kit/message'
import {
  booked,
  bookingWithOffers,
  campaign,
  resetCampaign,
  usesOf,
  wash,
  WASH_PRICE,
} from '../testing/offers'

setUpDemoData()
beforeEach(resetCampaign)

const serve = ({ id }: { id: string }) =>
  bindings.DB.prepare(`UPDATE booking SET status = 'done', current = NULL WHERE id = ?`)
    .bind(id)
    .run()

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

test('a use is given back when the desk of the salon cancels', async () => {
  const order = wash([508])
  const { id } = await booked(order)
  const reception = bookingWithOffers(await desk(order.salonId))
  const cancel = { bookingId: id, status: 'canceled' as const, images: [] }
  expect((await reception.updateBookingStatus(cancel)).status).toBe(200)
  expect(await usesOf(order.phone)).toEqual([])
})

test('a use spent by a served booking is not available again', async () => {
  const order = wash([508])
  await serve(await booked(order))
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

test('a use is of the grant that lapses first, a cancel gives it back to that one, and what has lapsed counts no more', async () => {
  const may = { usage: 1, endDate: '31-05-2027' }
  const june = { usage: 1, endDate: '30-06-2027' }
  const ofMay = { offerId: 508, uses: 1, endDate: '2027-05-31' }
  const ofJune = { offerId: 508, uses: 1, endDate: '2027-06-30' }
  campaign.offers[508] = { discount: 30_000, usage: 2, grants: [may, june] }
  const { phone } = wash([])
  const client = bookingWithOffers(session(phone))
  const next = () => booked({ ...wash([508]), phone }, session(phone))
  await client.cancelBooking({ bookingId: (await next()).id })
  expect(await usesOf(phone)).toEqual([])
  await serve(await next())
  expect(await usesOf(phone)).toEqual([ofMay])
  const second = await next()
  expect(await usesOf(phone)).toEqual([ofMay, ofJune])
  await client.cancelBooking({ bookingId: second.id })
  expect(await usesOf(phone)).toEqual([ofMay])
  // May is over, and another use was given until June.
  campaign.offers[508] = { discount: 30_000, usage: 3, grants: [{ ...june, usage: 2 }] }
  await serve(await next())
  await serve(await next())
  expect(await usesOf(phone)).toEqual([ofMay, { ...ofJune, uses: 2 }])
  expect(await client.createBooking({ ...wash([508]), phone })).toMatchObject({
    status: 409,
    body: { code: 'offer', message: coded('OFFER_USED_UP'), offerIds: [508] },
  })
})

test('grants alone limit an offer, also where a host lists a day twice or a later one first', async () => {
  const [may, june] = [
    { usage: 1, endDate: '31-05-2027' },
    { usage: 1, endDate: '30-06-2027' },
  ]
  campaign.offers[508] = { discount: 30_000, grants: [june, may, may] }
  const { phone } = wash([])
  const next = () => booked({ ...wash([508]), phone }, session(phone))
  await serve(await next())
  await serve(await next())
  expect(await usesOf(phone)).toEqual([{ offerId: 508, uses: 2, endDate: '2027-05-31' }])
  await serve(await next())
  const { status } = await bookingWithOffers().createBooking({ ...wash([508]), phone })
  expect(status).toBe(409)
})

test('a host that names no last days gives nothing again that was spent under one that does', async () => {
  const may = { usage: 1, endDate: '31-05-2027' }
  campaign.offers[508] = { discount: 30_000, usage: 1, grants: [may] }
  const first = wash([508])
  await serve(await booked(first))
  campaign.offers[508] = { discount: 30_000, usage: 1 }
  const next = { ...wash([508]), phone: first.phone }
  expect((await bookingWithOffers().createBooking(next)).status).toBe(409)
  campaign.offers[508] = { discount: 30_000, usage: 2 }
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
