import { expect, test } from 'vitest'
import { bookingPath, freshBookingPath } from './booking-path'

test('H-031 a phone opens the booking with it', () => {
  expect(bookingPath('0909.090.909')).toBe('/booking?phone=0909090909&salonId=0&step=0')
})

test('B-011 a booking without a phone starts with zeros', () => {
  expect(freshBookingPath).toBe('/booking?salonId=0&phone=0&step=0')
})
