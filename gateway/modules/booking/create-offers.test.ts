import { expect, test } from 'vitest'
import type { NewBooking } from '../../../workers/booking/contract'
import type { OfferDto } from '../../../workers/campaign/contract'
import type { Env } from '../../context'
import { anOffer, anOfferService } from '../../testing/offers'
import type { Reply } from '../../testing/create-booking'
import { openGateway } from '../../testing/open-gateway'
import { aBooking, aCatalogue, aService, aUser, BOOKING_ID, loggedIn } from '../../testing/people'

const book = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingConfirmed { bookingId }
    ... on OfferRefused { message offerIds }
    ... on InvalidInput { issues { field } }
  }
}`
const input = {
  idempotencyKey: 'k'.repeat(20),
  salonId: 10,
  phone: '0912.345.678',
  date: '2026-11-22',
  people: [{ serviceIds: [1001], hourId: 4, offerIds: [501, 512] }],
  codes: ['shine30'],
}
const confirmed: Reply = {
  status: 200,
  body: { booking: { id: BOOKING_ID, listBooking: [{ totalMoney: 69_000 }] }, isUseOtp: false },
}
const card = anOfferService({ id: 1001, name: 'Cắt', price: 99_000, originPrice: 120_000 })
const offer = (campaignId: number, more: Partial<OfferDto> = {}) =>
  anOffer({ campaignId, name: `Ưu đãi ${campaignId}`, ...more })

/** A gateway over a booking host of the chain's own, which gets the names of offers. */
function gatewayReplying(reply: Reply, seen: NewBooking[] = [], vars: Partial<Env> = {}) {
  return openGateway(
    {
      auth: { getUser: () => aUser() },
      booking: {
        listServices: () => ({
          status: 200,
          body: aCatalogue({ groupId: 1, services: [aService({ serviceId: 1001, name: 'Cắt' })] }),
        }),
        getBooking: () => ({ status: 200, body: aBooking({ totalMoney: 69_000 }) }),
        createBooking: (newBooking) => (seen.push(newBooking), reply),
      },
      campaign: {
        listOffers: () => ({
          data: {
            salon: [offer(501, { serviceApplies: [card] }), offer(512)],
            customer: [],
            best: [],
          },
        }),
      },
    },
    { BOOKING_URL: 'https://booking.chain.example', ...vars },
  )
}

test('chosen offers go into the payload with their names, and codes with them [B-378, B-379, B-380]', async () => {
  const seen: NewBooking[] = []
  const { execute, requests } = gatewayReplying(confirmed, seen)
  expect((await execute(book, { input }, loggedIn)).data.createBooking).toEqual({
    __typename: 'BookingConfirmed',
    bookingId: BOOKING_ID,
  })
  expect(seen).toMatchObject([
    {
      codes: ['SHINE30'],
      campaign: 'Ưu đãi 501,Ưu đãi 512',
      chosenServices: [{ id: 1001, campaignId: 501, campaignName: 'Ưu đãi 501' }],
      bookHours: [
        {
          campaigns: [
            { id: 501, name: 'Ưu đãi 501' },
            { id: 512, name: 'Ưu đãi 512' },
          ],
        },
      ],
    },
  ])
  const url = new URL(requests.find(({ url }) => url.includes('campaign-booking'))!.url)
    .searchParams
  expect(Object.fromEntries(url)).toEqual({
    campaignUsing: '0',
    phone: '0912345678',
    codes: 'SHINE30',
    salonId: '10',
    services: '1001',
  })
})

test('ids that no salon sells, however many and long, break nothing', async () => {
  const serviceIds = Array.from({ length: 20 }, (_none, index) => 999_999_000 + index)
  const people = Array.from({ length: 5 }, (_none, index) => ({
    serviceIds: serviceIds.map((id) => id - 20 * index),
    hourId: 4,
    offerIds: [501],
  }))
  const { execute } = gatewayReplying(confirmed)
  expect((await execute(book, { input: { ...input, people } })).data.createBooking).toEqual({
    __typename: 'BookingConfirmed',
    bookingId: BOOKING_ID,
  })
})

test('a booking needs no campaign request without offers, or no names', async () => {
  const seen: NewBooking[] = []
  const { execute, calls, breakDown } = gatewayReplying(confirmed, seen)
  await execute(book, { input: { ...input, people: [{ serviceIds: [1001], hourId: 4 }] } })
  expect(calls.some((call) => call.startsWith('campaign'))).toBe(false)
  breakDown('campaign')
  await execute(book, { input })
  expect(seen.map(({ bookHours }) => bookHours[0]!.campaigns)).toEqual([
    [],
    [
      { id: 501, name: '' },
      { id: 512, name: '' },
    ],
  ])
})

test('an invalid offer returns its message and id [B-110]', async () => {
  const { execute } = gatewayReplying({
    status: 409,
    body: { code: 'offer', message: 'Ưu đãi đã hết hạn', campaigns: [512] },
  })
  expect((await execute(book, { input })).data.createBooking).toEqual({
    __typename: 'OfferRefused',
    message: 'Ưu đãi đã hết hạn',
    offerIds: ['512'],
  })
})

test("the object that watches a host's salon-day hears of a booking, also of one that needs a code, and of no refused one [O-51]", async () => {
  const booked: string[] = []
  const getByName = (name: string) => ({
    booked: async () => void booked.push(name),
    turn: () => Promise.resolve(0),
    fetch: () => Promise.resolve(new Response()),
  })
  const refused: Reply = { status: 403, body: { message: 'Bạn đã có lịch đặt.' } }
  const needsCode = { ...confirmed, body: { ...confirmed.body, isUseOtp: true } }
  for (const reply of [refused, confirmed, needsCode]) {
    const { execute, settle } = gatewayReplying(reply as Reply, [], { HOURS_WATCH: { getByName } })
    await execute(book, { input }, loggedIn)
    await settle()
  }
  expect(booked).toEqual(['10:2026-11-22', '10:2026-11-22'])
})
