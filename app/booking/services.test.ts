import { expect, test } from 'vitest'
import { chosenVersion, needsVersion, stillSold, withoutService, withService, withServices } from './services'

const cut = { id: 1001, groupId: 101, parentId: null }
const cutBusiness = { id: 1002, groupId: 101, parentId: null }
const perm = { id: 1018, groupId: 301, parentId: null }
const permFine = { id: 1019, groupId: 301, parentId: null }
const collagen = { id: 1023, groupId: 305, parentId: 1019 }
const ear = { id: 1038, groupId: 505, parentId: null }
const sold = [cut, cutBusiness, perm, permFine, collagen, ear]

test.each([
  ['the first one', [], 1001, [1001]],
  ['one of another group', [1001], 1038, [1001, 1038]],
  ['another version of the same group', [1001, 1038], 1002, [1038, 1002]],
  ['one that is chosen already', [1001], 1001, [1001]],
  ['one that is not sold', [1001], 9999, [1001]],
])('B-199 choosing %s', (_what, chosen, id, after) => {
  expect(withService(chosen, id, sold)).toEqual(after)
})

test.each([
  ['alone', [], [1019, 1023]],
  ['beside its parent', [1019], [1019, 1023]],
  ['beside another version of its parent', [1018], [1019, 1023]],
])('B-200 adding a child %s adds its parent', (_what, chosen, after) => {
  expect(withService(chosen, 1023, sold)).toEqual(after)
})

test.each([
  ['a service without children', [1001, 1038], 1038, [1001]],
  ['a parent', [1019, 1023, 1038], 1019, [1038]],
  ['a child', [1019, 1023], 1023, [1019]],
  ['one that is not chosen', [1001], 1038, [1001]],
])('B-201 removing %s', (_what, chosen, id, after) => {
  expect(withoutService(chosen, id, sold)).toEqual(after)
})

test('B-201 another version of a parent takes the children of the first away', () => {
  expect(withService([1019, 1023], 1018, sold)).toEqual([1018])
})

test('B-097, B-098 a detail adds its version and its extras', () => {
  expect(withServices([1001], [1002, 1038], sold)).toEqual([1002, 1038])
})

test('B-198 a service that is no longer sold is dropped and said', () => {
  expect(stillSold([1001, 1042], sold)).toEqual({ kept: [1001], isSomeGone: true })
  expect(stillSold([1001], sold)).toEqual({ kept: [1001], isSomeGone: false })
})

test('B-198, B-201 with a service that is no longer sold goes what needs it', () => {
  expect(stillSold([1019, 1023, 1038], sold.filter(({ id }) => id !== 1019))).toEqual({ kept: [1038], isSomeGone: true })
})

test('B-202, B-203 a group with several versions flashes while none is chosen', () => {
  expect(needsVersion([cut, cutBusiness], [1038])).toBe(true)
  expect(needsVersion([cut, cutBusiness], [1002])).toBe(false)
  expect(needsVersion([ear], [])).toBe(false)
  expect(chosenVersion([cut, cutBusiness], [1002])).toBe(cutBusiness)
})
