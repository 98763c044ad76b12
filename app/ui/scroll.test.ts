import { expect, test } from 'vitest'
import { scrollAt, scrollMs } from './scroll'

test('the page scrolls to its place in 300 ms [B-188]', () => {
  expect(scrollMs).toBe(300)
  expect([0, 300, 900].map((ms) => scrollAt(100, 700, ms))).toEqual([100, 700, 700])
})

test('the scroll slows down towards the end [B-188]', () => {
  expect(scrollAt(0, 1000, 150)).toBe(875)
})
