import { expect, test } from 'vitest'
import { caretAfterFormat, cutToTen, formatPhone, phoneDigits } from './phone-format'

test('a phone is shown as digits grouped 4.3.3 [H-030]', () => {
  expect(formatPhone('0912345678')).toBe('0912.345.678')
  expect(formatPhone('0909.090.909')).toBe('0909.090.909')
})

test('each typed digit falls into its group and all else is removed [H-030]', () => {
  expect(
    ['', '0', '0912', '09123', '0912345', '09123456', '09 12-34 5a6'].map((typed) =>
      formatPhone(typed),
    ),
  ).toEqual(['', '0', '0912', '0912.3', '0912.345', '0912.345.6', '0912.345.6'])
})

test('a field of ten digits, 12 characters, takes no eleventh one [H-029, H-030]', () => {
  const shown = (typed: string, caret = typed.length) => {
    const { text, isCut } = cutToTen(typed, caret)
    return [formatPhone(text), isCut]
  }
  expect(shown('0912.345.678')).toEqual(['0912.345.678', false])
  expect(shown('0912.345.6789')).toEqual(['0912.345.678', true])
  // An eleventh digit in the middle does not push out the last one.
  expect(shown('09192.345.678', 4)).toEqual(['0912.345.678', true])
  expect(shown('+84 912 345 678')).toEqual(['0912.345.678', false])
  expect(shown('0912345678 / 0987654321')).toEqual(['0912.345.678', true])
})

test('elsewhere an eleventh digit is not cut silently [B-308]', () => {
  expect(formatPhone('0912345678')).toHaveLength(12)
  expect(formatPhone('09123456789')).toBe('0912.345.6789')
})

test('a field of 20 characters takes what is too long, digits and dots only, up to 20 [B-308, B-391]', () => {
  expect(formatPhone('0912 345 678 9a')).toBe('0912.345.6789')
  expect(formatPhone('0'.repeat(40))).toHaveLength(20)
})

test('a pasted +84 or 84 number becomes a national one [H-030]', () => {
  expect(phoneDigits('+84 912 345 678')).toBe('0912345678')
  expect(phoneDigits('84912345678')).toBe('0912345678')
  expect(phoneDigits('(+84) 0912-345-678')).toBe('0912345678')
  expect(phoneDigits('0084912345678')).toBe('0912345678')
})

test('the caret stays behind the digit just typed in the middle [H-030]', () => {
  expect(caretAfterFormat('09192.345.678', 4, '0919.234.567')).toBe(4)
  expect(caretAfterFormat('0912.3945', 7, '0912.394.5')).toBe(7)
  expect(caretAfterFormat('09123', 5, '0912.3')).toBe(6)
})

test('the caret never ends before what was typed behind a dot, nor beyond the end [H-030]', () => {
  expect(caretAfterFormat('x0912', 1, '0912')).toBe(0)
  expect(caretAfterFormat('09123x', 5, '0912.3')).toBe(6)
  expect(caretAfterFormat('09123456789x', 11, '0912.345.678')).toBe(12)
})

test('only a number that is too long loses its 84, and only in front; nine digits may become ten yet [H-030]', () => {
  expect(['8412345678', '84123456789', '09184123456', '912345678'].map(phoneDigits)).toEqual([
    '8412345678',
    '0123456789',
    '09184123456',
    '912345678',
  ])
})
