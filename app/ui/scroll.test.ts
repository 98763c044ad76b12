import { expect, test } from 'vitest'
import { scrollAt, scrollMs } from './scroll'

test('B-188 the page scrolls to its place in 300 ms', () => {
  expect(scrollMs).toBe(300)
  expect([0, 300, 900].map((ms) => scrollAt(100, 700, ms))).toEqual([100, 700, 700])
})

test('B-188 the scroll slows down towards the end', () => {
  expect(scrollAt(0, 1000, 150)).toBe(875)
})
