import { expect, test } from 'vitest'
import { randomCharacters, ulid } from './ids'

test('an id is a ULID: later ones sort later, and two of one instant differ [O-31]', () => {
  expect(ulid(0)).toMatch(/^0{10}[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(ulid(2 ** 48 - 1).slice(0, 10)).toBe('7ZZZZZZZZZ')
  expect([ulid(5) < ulid(6), ulid(31) < ulid(32), ulid(5) === ulid(5)]).toEqual([true, true, false])
})

test('random characters have the requested length and are unambiguous', () => {
  expect(randomCharacters(400)).toMatch(/^[0-9A-HJKMNP-TV-Z]{400}$/)
})
