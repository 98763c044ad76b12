import { expect, test } from 'vitest'
import { putNewest } from './put-newest.ts'

test('beyond the limit the oldest entry makes room', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c'].entries()) putNewest(map, key, index, 2)
  expect([...map]).toEqual([
    ['b', 1],
    ['c', 2],
  ])
})

test('an entry that is put again is the newest, and takes the place of itself', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ])
  putNewest(map, 'a', 3, 2)
  putNewest(map, 'c', 4, 2)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

test('a limit that has become smaller evicts more than one', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  putNewest(map, 'd', 4, 1)
  expect([...map.keys()]).toEqual(['d'])
})
