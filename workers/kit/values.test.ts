import { expect, test } from 'vitest'
import {
  bookingId,
  dong,
  hourId,
  id,
  idempotencyKey,
  localDate,
  maskPhone,
  phone,
  sixDigits,
} from './values'

test.each([
  ['0912345678', true],
  ['0212345678', true],
  ['0012345678', false],
  ['912345678', true],
  ['91234567', false],
  ['091234567', false],
  ['09123456789', false],
  ['+84912345678', true],
  ['0912.345.678', true],
  ['x0912345678', false],
  ['0912345678x', false],
  ['', false],
])('%s is a phone: %s [H-143, B-313]', (text, valid) => {
  expect(phone.safeParse(text).success).toBe(valid)
})

test('a bad phone is refused in the words of the requirement [H-146]', () => {
  expect(phone.safeParse('123').error?.issues[0]?.message).toBe('PHONE_WRONG')
})

test('a masked phone keeps three and four digits [O-30]', () => {
  expect(maskPhone('0912345678')).toBe('091***5678')
})

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', true],
])('%s is six digits: %s [H-151, H-152, B-322]', (text, valid) => {
  expect(sixDigits.safeParse(text).success).toBe(valid)
})

test('money, ids, frames and dates have their bounds', () => {
  expect([0, 1.5, -1].map((value) => dong.safeParse(value).success)).toEqual([true, false, false])
  expect([1, 0, 2_147_483_648].map((value) => id.safeParse(value).success)).toEqual([
    true,
    false,
    false,
  ])
  expect([1, 36, 0, 137].map((value) => hourId.safeParse(value).success)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(
    ['2026-02-28', '2026-02-29', '28-02-2026'].map((value) => localDate.safeParse(value).success),
  ).toEqual([true, false, false])
})

const WRONG_ID = 'INVALID_ID'

test.each([
  ['a day', localDate, '2026-02-29', 'INVALID_DATE'],
  ['an id below 1', id, 0, WRONG_ID],
  ['an id beyond what a column holds', id, 2_147_483_648, WRONG_ID],
  ['a code', sixDigits, 'x12345', 'CODE_DIGITS'],
  ['a longer code', sixDigits, '1234567', 'CODE_DIGITS'],
  ['a short key', idempotencyKey, 'a'.repeat(15), 'INVALID_ID'],
  ['a long key', idempotencyKey, 'a'.repeat(65), 'INVALID_ID'],
  ['a key with a space', idempotencyKey, `${'a'.repeat(16)} `, 'INVALID_ID'],
  ['a key after a space', idempotencyKey, ` ${'a'.repeat(16)}`, 'INVALID_ID'],
  ['a frame before the first', hourId, 0, 'INVALID_HOUR'],
])('%s that cannot be is refused in words', (_what, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a booking is named by whatever its backend chose, up to 64 letters [O-31]', () => {
  for (const named of ['01JD8X2M4N6P8Q0R2S4T6V8W0Z', '918273', 'bk:a/b#1', 'x'.repeat(64)])
    expect(bookingId.parse(named)).toBe(named)
  for (const wrong of ['', '.', '..', 'a b', 'a\n', 'lịch', 'x'.repeat(65)])
    expect(bookingId.safeParse(wrong).error?.issues[0]?.message).toBe(WRONG_ID)
})

test('a key of an attempt has 16 to 64 letters, digits, underscores or hyphens', () => {
  for (const key of ['aZ09_-aZ09_-aZ09', 'a'.repeat(64)])
    expect(idempotencyKey.safeParse(key).success).toBe(true)
})
