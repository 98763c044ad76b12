import { expect, test } from 'vitest'
import { inAppCookie, isInApp } from './in-app'

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
