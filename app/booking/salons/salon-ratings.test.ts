import { expect, test } from 'vitest'
import { ratingTexts } from './salon-ratings'

const ratings = [
  { salonId: 9, stars: 4.8125, customerCount: 12_340 },
  { salonId: 10, stars: 5, customerCount: 80 },
]

test('a salon has its mean rating and how many customers gave it, one without a rating nothing', () => {
  expect(ratingTexts([{ id: 9 }, { id: 11 }], ratings)).toEqual({ 9: '4,8/5 · 12,3k khách' })
  expect(ratingTexts([{ id: 10 }], ratings)).toEqual({ 10: '5,0/5 · 80 khách' })
  expect(ratingTexts([{ id: 9 }], null)).toEqual({})
})
