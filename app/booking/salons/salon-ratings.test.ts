import { expect, test } from 'vitest'
import { withRatingText } from './salon-ratings'

test('a salon has its mean rating and how many customers gave it, one without a rating nothing', () => {
  const text = (rating: Parameters<typeof withRatingText>[0]['rating']) =>
    withRatingText({ rating }).rating
  expect(text({ stars: 4.8125, customerCount: 12_340 })).toBe('4,8/5 · 12,3k khách')
  expect(text({ stars: 5, customerCount: 80 })).toBe('5,0/5 · 80 khách')
  expect(text(null)).toBeNull()
})
