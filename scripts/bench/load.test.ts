import { expect, test } from 'vitest'
import { median } from './load.ts'

test('a median is the figure in the middle, or the mean of the two there', () => {
  expect([median([9, 1, 5]), median([3]), median([10, 9, 100, 8])]).toEqual([5, 3, 9.5])
})
