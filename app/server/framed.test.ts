import { expect, test } from 'vitest'
import { isFramed, partitionCookies } from './framed'

const opened = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

test('a page framed by another site is recognized by a header, then by its cookie [B-003, H-022]', () => {
  expect(isFramed(new Headers(opened), true)).toBe(true)
  expect(
    isFramed(new Headers({ cookie: 'a=1; muot_framed=1', 'sec-fetch-site': 'same-origin' }), false),
  ).toBe(true)
})

test('same-site frames, top pages and other modes are not treated as framed [B-003]', () => {
  expect(
    isFramed(new Headers({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }), true),
  ).toBe(false)
  expect(isFramed(new Headers(opened), false)).toBe(false)
  expect(isFramed(new Headers({ ...opened, 'sec-fetch-site': 'same-site' }), true)).toBe(false)
  expect(isFramed(new Headers({ cookie: 'muot_framed=0; not_muot_framed=1' }), true)).toBe(false)
})

test('framed by another site every cookie is partitioned and stays HttpOnly [H-132]', () => {
  const headers = new Headers()
  headers.append(
    'set-cookie',
    'muot_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000; Secure; Domain=muot.example',
  )
  headers.append('set-cookie', 'muot_known=1; Path=/; SameSite=Lax; Max-Age=10')
  partitionCookies(headers, new Headers())
  expect(headers.getSetCookie()).toEqual([
    'muot_session=abc; Path=/; HttpOnly; SameSite=None; Max-Age=94608000; Domain=muot.example; Secure; Partitioned',
    'muot_known=1; Path=/; SameSite=None; Max-Age=10; Secure; Partitioned',
    'muot_framed=1; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
  ])
  const later = new Headers()
  partitionCookies(later, new Headers({ cookie: 'muot_framed=1' }))
  expect(later.getSetCookie()).toEqual([])
})
