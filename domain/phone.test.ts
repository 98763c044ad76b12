import { expect, test } from 'vitest'
import { isPhoneForm, nationalPhone } from './phone'

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
