import { expect, test } from 'vitest'
import { createMovingHours } from './moving-hours.ts'

const recorded = '{"hours":[{"id":1,"totalStylistEmpty":3},{"id":2,"totalStylistEmpty":9}]}'

test('hours change with every n-th request only, one hour at a time', () => {
  const hours = createMovingHours()
  expect(hours.now('a', recorded)).toBe(recorded)
  hours.change(2)
  expect(hours.now('a', recorded)).toContain('"totalStylistEmpty":4},{"id":2')
  expect(hours.now('a', recorded)).toContain('"totalStylistEmpty":4},{"id":2')
  const later = hours.now('a', recorded)
  expect(JSON.parse(later)).toEqual({
    hours: [
      { id: 1, totalStylistEmpty: 4 },
      { id: 2, totalStylistEmpty: 0 },
    ],
  })
})

test('a day keeps its changes when changing ends, and other days are as recorded', () => {
  const hours = createMovingHours()
  hours.change(1)
  const changed = hours.now('a', recorded)
  hours.change(0)
  expect(hours.now('a', recorded)).toBe(changed)
  expect(hours.now('b', recorded)).toBe(recorded)
})
