import { expect, test } from 'vitest'
import { noResponse, refusedBy, sentenceOf } from './refusal'

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

test('a refused form is answered with the status of its reason', () => {
  const refused = (__typename: string) => refusedBy({ __typename, message: 'Chưa được' }, '').status
  expect(['InvalidInput', 'TooManyTries', 'NotFound', 'RatingClosed'].map(refused)).toEqual([
    422, 429, 404, 409,
  ])
  expect(noResponse('Có lỗi')).toEqual({ kind: 'refused', message: 'Có lỗi', status: 502 })
})
