import { expect, test } from 'vitest'
import { logInPath, nextPath, reasonOf } from './next-path'

test.each(['/', '/booking?salonId=9&phone=0912345678', '/system-salon#ha-noi', '/dang-ky'])(
  'a page of this site may follow the log-in: %s',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  'booking',
  '',
  null,
  undefined,
  '/dang-nhap?next=/',
  '/dang-xuat',
  `/${'x'.repeat(5000)}`,
])('another site, or the log-in itself, may not: %j', (path) => {
  expect(nextPath(path)).toBe('/')
})

test('a link contains the return path, the phone and the reason [B-266, B-301, B-335]', () => {
  expect(logInPath({ next: '/booking?a=1&b=2', phone: '0912345678', reason: 'nhom' })).toBe(
    '/dang-nhap?next=%2Fbooking%3Fa%3D1%26b%3D2&phone=0912345678&ly-do=nhom',
  )
  expect([reasonOf('nhom'), reasonOf('x'), reasonOf(null)]).toEqual(['nhom', null, null])
})
