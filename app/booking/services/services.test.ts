import { expect, test } from 'vitest'
import {
  chosenVersion,
  needsVersion,
  stillSold,
  withoutService,
  withService,
  withServices,
} from './services'

const cut = { id: '1001', groupId: '101', parentId: null }
const cutBusiness = { id: '1002', groupId: '101', parentId: null }
const perm = { id: '1018', groupId: '301', parentId: null }
const permFine = { id: '1019', groupId: '301', parentId: null }
const collagen = { id: '1023', groupId: '305', parentId: '1019' }
const ear = { id: '1038', groupId: '505', parentId: null }
const sold = [cut, cutBusiness, perm, permFine, collagen, ear]

test.each([
  ['the first one', [], '1001', ['1001']],
  ['one of another group', ['1001'], '1038', ['1001', '1038']],
  ['another version of the same group', ['1001', '1038'], '1002', ['1038', '1002']],
  ['one that is chosen already', ['1001'], '1001', ['1001']],
  ['one that is not sold', ['1001'], '9999', ['1001']],
])('choosing %s [B-199]', (_what, chosen, id, after) => {
  expect(withService(chosen, id, sold)).toEqual(after)
})

test.each([
  ['alone', [], ['1019', '1023']],
  ['beside its parent', ['1019'], ['1019', '1023']],
  ['beside another version of its parent', ['1018'], ['1019', '1023']],
])('adding a child %s adds its parent [B-200]', (_what, chosen, after) => {
  expect(withService(chosen, '1023', sold)).toEqual(after)
})

test.each([
  ['a service without children', ['1001', '1038'], '1038', ['1001']],
  ['a parent', ['1019', '1023', '1038'], '1019', ['1038']],
  ['a child', ['1019', '1023'], '1023', ['1019']],
  ['one that is not chosen', ['1001'], '1038', ['1001']],
])('removing %s [B-201]', (_what, chosen, id, after) => {
  expect(withoutService(chosen, id, sold)).toEqual(after)
})

test('another version of a parent takes the children of the first away [B-201]', () => {
  expect(withService(['1019', '1023'], '1018', sold)).toEqual(['1018'])
})

test('a detail adds its version and its extras [B-097, B-098]', () => {
  expect(withServices(['1001'], ['1002', '1038'], sold)).toEqual(['1002', '1038'])
  expect(withServices(['1018'], ['1001', '1038'], sold)).toEqual(['1018', '1001', '1038'])
})

test('a service that is no longer sold is dropped and reported [B-198]', () => {
  expect(stillSold(['1001', '1042'], sold)).toEqual({ remaining: ['1001'], isSomeGone: true })
  expect(stillSold(['1001'], sold)).toEqual({ remaining: ['1001'], isSomeGone: false })
})

test('with a service that is no longer sold goes what needs it [B-198, B-201]', () => {
  expect(
    stillSold(
      ['1019', '1023', '1038'],
      sold.filter(({ id }) => id !== '1019'),
    ),
  ).toEqual({ remaining: ['1038'], isSomeGone: true })
})

test('a group with several versions flashes while none is chosen [B-202, B-203]', () => {
  expect(needsVersion([cut, cutBusiness], ['1038'])).toBe(true)
  expect(needsVersion([cut, cutBusiness], ['1002'])).toBe(false)
  expect(needsVersion([ear], [])).toBe(false)
  expect(chosenVersion([cut, cutBusiness], ['1002'])).toBe(cutBusiness)
})
