import { expect, test } from 'vitest'
import { scrollLeftFor } from './layout'

/** The row on a phone of 390 px. */
const row = { left: 16, width: 358 }

test('the current tab of a row stands in its middle, and the first ones where they are', () => {
  const middle = scrollLeftFor({ left: 302, width: 72 }, row, 0)
  expect(302 + 72 / 2 - middle).toBe(16 + 358 / 2)
  // A row that is scrolled already is scrolled to the same place.
  expect(scrollLeftFor({ left: 302 - 90, width: 72 }, row, 90)).toBe(middle)
  expect(scrollLeftFor({ left: 16, width: 94 }, row, 0)).toBe(0)
  expect(scrollLeftFor({ left: 16 - 40, width: 94 }, row, 40)).toBe(0)
})
