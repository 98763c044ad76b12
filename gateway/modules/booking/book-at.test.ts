import { expect, test } from 'vitest'
import { bookAt } from './book-at'

test.for([
  ['B-342 customer_ios', 'customer_ios', null, 0],
  ['B-343 customer_android', 'customer_android', '', 2],
  ['B-344 rn_android', null, 'rn_android', 4],
  ['B-345 rn_ios', '', 'rn_ios', 5],
  ['B-346 tikiapp', undefined, 'tikiapp', 6],
  ['B-347 the web', null, null, 3],
  ['B-347 anything else', 'friendly_checkin', 'book_at_salon', 3],
  ['O-19 the source before the utm source', 'customer_ios', 'tikiapp', 0],
  ['O-19 the utm source where the source says nothing', 'elsewhere', 'rn_ios', 5],
] as const)('%s', ([_name, source, utmSource, code]) => {
  expect(bookAt(source, utmSource)).toBe(code)
})

test('a word that every object knows is no source [B-342, B-343, B-344, B-345, B-346, B-347]', () => {
  expect(bookAt('constructor', '__proto__')).toBe(3)
})
