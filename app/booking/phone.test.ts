import { expect, test } from 'vitest'
import { cleanPhone, dotted, isPhone, phoneProblem, plus84, typedPhoneProblem } from './phone'

test.each([
  ['0909.090.909', '0909090909'],
  [' 0909 090 909 ', '0909090909'],
  ['+84909090909', '0909090909'],
  ['84909090909', '0909090909'],
  ['8490909', '8490909'],
  ['849090909099', '849090909099'],
  ['0084909090909', '0084909090909'],
])('"%s" is stripped to %s [B-311]', (typed, phone) => {
  expect(cleanPhone(typed)).toBe(phone)
})

test.each([
  ['', 'Mời bạn nhập số điện thoại!'],
  ['  ', 'Mời bạn nhập số điện thoại!'],
  ['9', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['1912345678', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['abc', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['0', 'Bạn nhập đủ 10 số giúp chúng mình nhé!'],
  ['00123', 'Bạn nhập đủ 10 số giúp chúng mình nhé!'],
  ['0912.345.67', 'Bạn nhập đủ 10 số giúp chúng mình nhé!'],
  ['0012345678', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!'],
  ['09123456789', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!'],
  ['0912a', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!'],
  ['0912a45678', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!'],
  ['0912.345.678', null],
  ['+84912345678', null],
])('the phone "%s" answers %s [H-143..H-147, H-098, B-312]', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem)
  expect(isPhone(typed)).toBe(problem === null)
})

test.each([
  ['', null],
  ['0', null],
  ['09', null],
  ['0912.345', null],
  ['0912.345.678', null],
  ['9', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['x09', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['09a', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
])('while typing "%s" the field says %s [B-308..B-310]', (typed, problem) => {
  expect(typedPhoneProblem(typed)).toBe(problem)
})

test('a phone of nine or eleven digits is not valid [B-313, B-391]', () => {
  expect([isPhone('091234567'), isPhone('0912345678'), isPhone('09123456789')]).toEqual([
    false,
    true,
    false,
  ])
})

test('a phone is remembered in its +84 form [B-298]', () => {
  expect(plus84('0909090909')).toBe('+84909090909')
})

test('a phone is shown in groups of four, three and three [H-030]', () => {
  expect(['0912345678', '091234', '0912', ''].map(dotted)).toEqual([
    '0912.345.678',
    '0912.34',
    '0912',
    '',
  ])
})
