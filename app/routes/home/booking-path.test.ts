import { expect, test } from 'vitest'
import { bookingPath, freshBookingPath } from './booking-path'

test('a phone opens the booking with it [H-031]', () => {
  expect(bookingPath('0909.090.909')).toBe('/booking?phone=0909090909&salonId=0&step=0')
})

test('a booking without a phone starts with zeros [B-011]', () => {
  expect(freshBookingPath).toBe('/booking?salonId=0&phone=0&step=0')
})
