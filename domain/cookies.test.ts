import { expect, test } from 'vitest'
import { readCookies, setCookie } from './cookies'

test('cookies are read by their names, the first of a name counts, and what is none is left out', () => {
  expect([...readCookies('a=1; b=x=y;c=;a=2;=3; d')]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
    ['c', ''],
  ])
  expect(readCookies(null).size).toBe(0)
})

test('a cookie is hidden from scripts where it is not for them, and lasts for the visit without a time', () => {
  expect(setCookie('a', '1', { isSecure: false })).toBe('a=1; Path=/; HttpOnly; SameSite=Lax')
  expect(setCookie('a', '', { seconds: 0, isForScripts: true, isSecure: false })).toBe(
    'a=; Path=/; SameSite=Lax; Max-Age=0',
  )
  expect(setCookie('a', '1', { seconds: 60, isSecure: true, domain: 'salon.example' })).toBe(
    'a=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure; Domain=salon.example',
  )
})
