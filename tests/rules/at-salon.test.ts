import { expect, test } from 'vitest'
import { isAtSalon } from '../../app/booking/time/slots'
import { AT_SALON } from '../../workers/booking/salon-day/hours'

test('the site and the booking backend know the page in a salon by the same utm_source [B-225]', () => {
  expect(isAtSalon(AT_SALON)).toBe(true)
})
