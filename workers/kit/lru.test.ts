import { expect, test, vi } from 'vitest'
import { createLru, createByteLru } from './lru'

test('a value is made once, until others have been used more recently than it', () => {
  const lru = createLru<string>(2)
  const made = vi.fn((key: string) => key.toUpperCase())
  const use = (key: string) => lru.get(key, () => made(key))
  expect([use('a'), use('b'), use('a'), use('c'), use('a')]).toEqual(['A', 'B', 'A', 'C', 'A'])
  expect(made).toHaveBeenCalledTimes(3)
  use('b')
  expect(made).toHaveBeenCalledTimes(4)
})

test('what was used last stays, and what is larger than all is not stored', () => {
  const lru = createByteLru<number>(2000)
  const isThere = (key: string) => lru.get(key) !== undefined
  lru.set('home', 1, 100)
  for (let at = 0; at < 50; at++) {
    lru.set(`near ${at}`, at, 100)
    expect(isThere('home')).toBe(true)
  }
  expect([isThere('near 47'), isThere('near 48'), isThere('near 49')]).toEqual([false, true, true])
  lru.set('large', 1, 2000)
  expect([isThere('large'), isThere('home')]).toEqual([false, true])
})

test('a value in the place of another counts once', () => {
  const lru = createByteLru<number>(2000)
  lru.set('home', 1, 100)
  for (let at = 0; at < 50; at++) lru.set('other', at, 100)
  expect([lru.get('home'), lru.get('other')]).toEqual([1, 49])
})
