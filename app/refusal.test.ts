import { expect, test } from 'vitest'
import { sentenceOf } from './refusal'

test('a refusal shows its own sentence, else that of the first invalid field, else the page’s', () => {
  expect(sentenceOf({ message: 'Hết lượt rồi' }, 'Có lỗi')).toBe('Hết lượt rồi')
  expect(
    sentenceOf({ issues: [{ message: 'Chọn số sao' }, { message: 'Dài quá' }] }, 'Có lỗi'),
  ).toBe('Chọn số sao')
  expect([sentenceOf({ issues: [] }, 'Có lỗi'), sentenceOf({ message: '' }, 'Có lỗi')]).toEqual([
    'Có lỗi',
    'Có lỗi',
  ])
})
