import { expect, test, vi } from 'vitest'
import { createLru } from './lru'

test('a value is made once, until others have been used more recently than it', () => {
  const lru = createLru<string>(2)
  const made = vi.fn((key: string) => key.toUpperCase())
  const use = (key: string) => lru.get(key, () => made(key))
  expect([use('a'), use('b'), use('a'), use('c'), use('a')]).toEqual(['A', 'B', 'A', 'C', 'A'])
  expect(made).toHaveBeenCalledTimes(3)
  use('b')
  expect(made).toHaveBeenCalledTimes(4)
})
