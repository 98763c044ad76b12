import { expect, test } from 'vitest'
import { fieldsOf } from './carried'
import { carriedBy } from './carried.server'
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

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a booking form passes the log-in unchanged and without consent to a change [B-301, O-17]', () => {
  const first = carriedBy(
    formOf({
      carryTo: '/booking?salonId=9',
      note: 'Tóc & "mái" <b>',
      hourId: '7',
      allowChange: '0',
      script: '1',
    }),
  )!
  expect(first.to).toBe('/booking?salonId=9')
  const again = carriedBy(
    formOf({ carriedTo: first.to, carried: first.fields, intent: 'password' }),
  )!
  expect(again).toEqual(first)
  expect(fieldsOf(again)).toEqual([
    ['note', 'Tóc & "mái" <b>'],
    ['hourId', '7'],
  ])
})

test('what is carried goes to the booking screen and nowhere else', () => {
  expect(carriedBy(formOf({ carryTo: 'https://evil.example/booking', note: 'x' }))).toBeNull()
  expect(carriedBy(formOf({ carriedTo: '/dang-xuat', carried: 'a=1' }))).toBeNull()
  expect(carriedBy(formOf({ carriedTo: '/booking', carried: 'x'.repeat(50_000) }))).toBeNull()
  expect(carriedBy(formOf({ intent: 'phone' }))).toBeNull()
})
