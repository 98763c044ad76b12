import { nationalPhone } from '../../../domain/phone'
import { expect, test } from 'vitest'
import { dotted, isPhone, knownProblem, phoneProblem, plus84, typedPhoneProblem } from './phone'

test.each([
  ['0909.090.909', '0909090909'],
  [' 0909 090 909 ', '0909090909'],
  ['+84909090909', '0909090909'],
  ['84909090909', '0909090909'],
  ['8490909', '8490909'],
  ['849090909099', '849090909099'],
  ['0084909090909', '0909090909'],
  ['(+84) 0909-090-909', '0909090909'],
  ['909090909', '0909090909'],
])('"%s" is stripped to %s [B-311]', (typed, phone) => {
  expect(nationalPhone(typed)).toBe(phone)
})

test.each([
  ['', 'Mời bạn nhập số điện thoại!', 'H-144'],
  ['  ', 'Mời bạn nhập số điện thoại!', 'H-144'],
  ['9', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!', 'H-147'],
  ['1912345678', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!', 'H-147'],
  ['abc', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!', 'H-147'],
  ['0', 'Bạn nhập đủ 10 số giúp chúng mình nhé!', 'H-145'],
  ['00123', 'Bạn nhập đủ 10 số giúp chúng mình nhé!', 'H-145'],
  ['0912.345.67', 'Bạn nhập đủ 10 số giúp chúng mình nhé!', 'H-145'],
  ['0012345678', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!', 'H-146'],
  ['0912a', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!', 'H-146'],
  ['0912a45678', 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!', 'H-146'],
])('the phone "%s" is refused with: %s [H-098, B-312, %s]', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem)
  expect(isPhone(typed)).toBe(false)
})

test.each([
  ['09123456789', 'Số này thừa 1 số, anh xem lại giúp em nhé!'],
  ['0912.345.678.999', 'Số này thừa 3 số, anh xem lại giúp em nhé!'],
])('"%s" is rejected, typed or sent: %s [B-312, B-391]', (typed, problem) => {
  expect([phoneProblem(typed), typedPhoneProblem(typed), knownProblem(typed)]).toEqual([
    problem,
    problem,
    problem,
  ])
})

test.each([
  '',
  '0',
  '0912.345',
  '0912.345.678',
  '912345678',
  '0012345678',
  'x09123456789',
  '09123456789x',
])('nothing is too much about "%s" [B-308]', (typed) => {
  expect(knownProblem(typed)).toBeNull()
})

// A prefix of no present network is valid too: the rule is the same in forms, links and backends.
test.each(['0912.345.678', '+84912345678', '0912345678', '0212345678'])(
  'the phone "%s" is valid [H-143, B-313]',
  (typed) => {
    expect(phoneProblem(typed)).toBeNull()
    expect(isPhone(typed)).toBe(true)
  },
)

test.each([
  ['', null],
  ['0', null],
  ['09', null],
  ['0912.345', null],
  ['0912.345.678', null],
  ['84', null],
  ['84912', null],
  ['9', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['x09', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
  ['09a', 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!'],
])('while typing "%s" the field shows %s [B-308, B-309, B-310]', (typed, problem) => {
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
