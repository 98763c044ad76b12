import { expect, test } from 'vitest'
import { codeProblem, passwordProblem, phoneProblem } from './problems'
import { nextChannel } from './state'
import { titleOf } from './titles'

test.each(['', '0', '091234567', '1912345678', '0012345678', '09123456789', '091234567a'])(
  'the log-in has one sentence for a phone in a wrong form: %j [H-148, O-09]',
  (text) => {
    expect(phoneProblem(text)).toBe('Số điện thoại sai định dạng.')
  },
)

test.each(['0912345678', '0912.345.678', '+84912345678'])(
  'a phone may be dotted or begin with +84: %s [H-143, H-148]',
  (text) => {
    expect(phoneProblem(text)).toBeNull()
  },
)

test.each([
  ['123456', null, null],
  ['000000', null, null],
  ['', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['12345', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['1234567', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['12345a', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
  ['abc', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
  ['12 456', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
  ['１２３４５６', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
])(
  'strange signs speak before the length: %j [H-149…H-152, O-08, O-11]',
  (text, password, code) => {
    expect(passwordProblem(text)).toBe(password)
    expect(codeProblem(text)).toBe(code)
  },
)

test('codes of the log-in go by sms first, then by Zalo and sms in turn [H-121, O-07]', () => {
  expect([null, 'SMS', 'ZALO'].map((last) => nextChannel(last as null | 'SMS' | 'ZALO'))).toEqual([
    'SMS',
    'ZALO',
    'SMS',
  ])
})

test('the reason gives the title [B-301, B-266, T-36, H-134]', () => {
  expect(titleOf('doi-lich')).toBe('BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH')
  expect(titleOf('nhom')).toBe('ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM')
  expect(titleOf(null)).toBe('ĐĂNG NHẬP')
})
