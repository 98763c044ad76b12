import { expect, test } from 'vitest'
import { inAppCookie, isInApp, isFramed, partitionCookies } from './in-app'

const query = (text: string) => new URLSearchParams(text)

test('inApp=1 means the in-app mode [H-070]', () => {
  expect(isInApp(query('inApp=1'), '')).toBe(true)
  expect(isInApp(query('inApp=true'), '')).toBe(false)
  expect(isInApp(query(''), '')).toBe(false)
})

test('source customer_ios means the in-app mode [H-071]', () => {
  expect(isInApp(query('source=customer_ios'), '')).toBe(true)
})

test('source customer_android means the in-app mode [H-072]', () => {
  expect(isInApp(query('source=customer_android'), '')).toBe(true)
})

test('source friendly_checkin means the in-app mode [H-073]', () => {
  expect(isInApp(query('source=friendly_checkin'), '')).toBe(true)
  expect(isInApp(query('source=facebook'), '')).toBe(false)
})

test('the in-app mode lasts through the visit, until the address changes it [H-079]', () => {
  const cookie = inAppCookie(query('inApp=1'), false)?.split(';')[0]
  expect(cookie).toBe('muot_in_app=1')
  expect(isInApp(query('step=2'), `a=b; ${cookie}`)).toBe(true)
  expect(isInApp(query('inApp=0'), `${cookie}`)).toBe(false)
  expect(inAppCookie(query('inApp=0'), false)).toContain('Max-Age=0')
  expect(inAppCookie(query('step=2'), false)).toBeUndefined()
})

test('the in-app cookie is Secure wherever there is TLS [H-079]', () => {
  expect(inAppCookie(query('inApp=1'), true)).toContain('; Secure')
  expect(inAppCookie(query('inApp=1'), false)).not.toContain('Secure')
})

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
