import { expect, test } from 'vitest'
import { hasMobilePrefix, isPhoneForm, nationalPhone } from './phone'

test.each([
  '0909090909',
  '0909.090.909',
  '0909 090 909',
  '0909-090-909',
  '0909–090–909',
  '+84909090909',
  '+84 909 090 909',
  '+84 0909 090 909',
  '84909090909',
  '840909090909',
  '(+84) 0909-090-909',
  '(+84)909.090.909',
  '(84) 909 090 909',
  '0084909090909',
  '00 84 0909 090 909',
  '(0909) 090 909',
  '909090909',
  '909 090 909',
])('"%s" is the phone 0909090909 [B-311, O-10]', (typed) => {
  expect(nationalPhone(typed)).toBe('0909090909')
})

test.each([
  '',
  '0',
  '84',
  '8490909',
  '849090909099',
  '09090909099',
  '090909090',
  '0912a45678',
  '190027270',
  '184909090909',
])('"%s" is no full number and stays as it is [B-311]', (typed) => {
  expect(nationalPhone(typed)).toBe(typed)
})

test('ten digits are a phone when the first is 0 and the second is not [H-143, B-391]', () => {
  expect(['0909090909', '0123456789'].map(isPhoneForm)).toEqual([true, true])
  const wrong = [
    '0012345678',
    '090909090',
    '09090909099',
    '9909090909',
    'x0909090909',
    '10909090909',
  ]
  expect(wrong.filter(isPhoneForm)).toEqual([])
})

test('numbers that no mobile network has are known by their first three digits [H-146]', () => {
  const mobile = [
    '0329',
    '0399',
    '0523',
    '0559',
    '0599',
    '0709',
    '0779',
    '0819',
    '0899',
    '0901',
    '0949',
    '0969',
    '0999',
  ]
  const none = [
    '0123',
    '0169',
    '0204',
    '0209',
    '0243',
    '0301',
    '0319',
    '0539',
    '0549',
    '0719',
    '0759',
    '0801',
    '0951',
  ]
  expect(mobile.filter((start) => !hasMobilePrefix(`${start}000000`))).toEqual([])
  expect(none.filter((start) => hasMobilePrefix(`${start}000000`))).toEqual([])
})
