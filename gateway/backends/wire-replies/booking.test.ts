import { expect, test } from 'vitest'
import { bookingApi } from '../../../workers/booking/contract'
import { received } from '../../testing/received'

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
    bookingId: '01KDEMQ0000000GVANG0000001',
    dateBook: '22-11-2026',
    hourBook: '9h30',
    customerPhone: phone,
    numberPersons: 2,
    salonAddress: '252 Cầu Giấy',
    salonName: 'Salon 252',
    salonMap: 'https://maps.example/9',
    parkingMap: '',
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
