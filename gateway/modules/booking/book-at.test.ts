import { expect, test } from 'vitest'
import { bookAt } from './new-booking'

test.each([
  ['customer_ios', null, 0, 'B-342'],
  ['customer_android', '', 2, 'B-343'],
  [null, 'rn_android', 4, 'B-344'],
  ['', 'rn_ios', 5, 'B-345'],
  [undefined, 'tikiapp', 6, 'B-346'],
  [null, null, 3, 'B-347'],
  ['friendly_checkin', 'book_at_salon', 3, 'B-347'],
  ['constructor', '__proto__', 3, 'B-347'],
])('the source %s and the utm source %s are booked at %i [%s]', (source, utmSource, code, _id) => {
  expect(bookAt(source, utmSource)).toBe(code)
})

test('the source ranks before the utm source [O-19]', () => {
  expect(bookAt('customer_ios', 'tikiapp')).toBe(0)
  expect(bookAt('elsewhere', 'rn_ios')).toBe(5)
})
