import { expect, test } from 'vitest'
import { withoutPhones } from './redact'

test.each([
  ['phone=0912345678&step=0', 'phone=0…&step=0'],
  ['call +84912345678 now', 'call 0… now'],
  ['0912.345.678 and 0912 345 678', '0… and 0…'],
  ['salon 9, 120000 đồng, 2026-11-21', 'salon 9, 120000 đồng, 2026-11-21'],
])('phones are taken out of %s, and nothing else', (text, expected) => {
  expect(withoutPhones(text)).toBe(expected)
})
