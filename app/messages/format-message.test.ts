import { expect, test } from 'vitest'
import { formatMessage } from './format-message'

test('a sentence is filled in with its values [H-014]', () => {
  expect(formatMessage('Đã chọn {n} dịch vụ tại {salon}', { n: 2, salon: 'Cầu Giấy' })).toBe(
    'Đã chọn 2 dịch vụ tại Cầu Giấy',
  )
})

test('a sentence without placeholders stays as it is [H-014]', () => {
  expect(formatMessage('Đặt lịch ngay', {})).toBe('Đặt lịch ngay')
})

test('English uses singular and plural forms by number [H-014, O-36]', () => {
  const sentence = 'in {place}: {n} {n|salon|salons}' as string
  expect(formatMessage<string>(sentence, { n: 1, place: 'Huế' })).toBe('in Huế: 1 salon')
  expect(formatMessage<string>(sentence, { n: '2', place: 'Huế' })).toBe('in Huế: 2 salons')
})
