import { expect, test } from 'vitest'
import { ownOffersGate, readTab } from './tabs'

test('the second tab is key 2, everything else the first [B-101]', () => {
  expect([null, '1', '2', '3', 'x'].map(readTab)).toEqual([1, 1, 2, 1, 1])
})

test.each([
  ['0912345678', null, 'logIn'],
  ['0912345678', '0912345678', 'open'],
  ['0909090909', '0912345678', 'otherPhone'],
  ['', '0912345678', 'noPhone'],
])(
  'own offers for booking phone %s and log-in %s: %s [B-102, B-119, B-335]',
  (phone, viewer, gate) => {
    expect(ownOffersGate(phone, viewer)).toBe(gate)
  },
)
