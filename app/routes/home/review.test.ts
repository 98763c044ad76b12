import { expect, test } from 'vitest'
import { reviewsOf } from './page'

const review = {
  id: 1,
  name: 'Anh Tuấn',
  stars: 4,
  text: 'Cắt kỹ.',
  serviceName: 'Cắt gội',
  salonName: 'Salon 252 Cầu Giấy',
}

test('Home shows up to three reviews, the best first, with stars and service [H-244]', () => {
  const four = [review, { ...review, id: 2, stars: 5 }, { ...review, id: 3 }, { ...review, id: 4 }]
  expect(reviewsOf(four).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(reviewsOf([review])).toEqual([
    { id: 1, text: '“Cắt kỹ.”', by: '4/5 · Anh Tuấn · Cắt gội tại Salon 252 Cầu Giấy' },
  ])
  expect(reviewsOf(null)).toEqual([])
})
