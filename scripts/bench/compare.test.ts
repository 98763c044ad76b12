import { expect, test } from 'vitest'
import { firstDifference, insistOnSame } from './compare.ts'
import { middleOf } from './median.ts'

const response = {
  salon: { id: 9, name: 'Salon', mapUrl: null },
  hours: [
    { id: 1, isFree: true },
    { id: 2, isFree: false },
  ],
}

test('the order of fields means nothing, and everything else does', () => {
  expect(
    firstDifference(
      response,
      { hours: response.hours, salon: { mapUrl: null, name: 'Salon', id: 9 } },
      '',
    ),
  ).toBeUndefined()
  expect(
    firstDifference(response, { ...response, hours: response.hours.toReversed() }, ''),
  ).toMatch('/hours/0/id: 1 and 2')
  expect(firstDifference(response, { ...response, salon: { id: 9, name: 'Salon' } }, '')).toMatch(
    '/salon: id,name,mapUrl and id,name',
  )
  expect(
    firstDifference(response, { ...response, salon: { id: 9, name: 'Salon', map: null } }, ''),
  ).toMatch('/salon/mapUrl is missing')
  expect(firstDifference(response, { ...response, hours: {} }, '')).toMatch('/hours')
  expect(firstDifference({ price: 0 }, { price: null }, '')).toMatch('/price: 0 and null')
})

test('a contender with a different response is not measured', () => {
  expect(() => insistOnSame('somebody', { total: 1 }, { total: 2 })).toThrow(
    'somebody answers something else',
  )
  expect(() => insistOnSame('somebody', response, structuredClone(response))).not.toThrow()
})

test('a figure of several rounds is the one in the middle', () => {
  expect([middleOf([9, 1, 5]), middleOf([3]), middleOf([10, 9, 100, 8])]).toEqual([5, 3, 10])
})
