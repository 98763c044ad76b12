import { expect, test } from 'vitest'
import { homeCities, reviewsOf } from './page'

const review = {
  id: '1',
  name: 'Anh Tuấn',
  stars: 4,
  text: 'Cắt kỹ.',
  serviceName: 'Cắt gội',
  stylistName: 'Tú Trần',
  salonName: 'Salon 252 Cầu Giấy',
  date: '2026-11-22',
}

test('Home shows up to three reviews, the best first, with stars, service, stylist, salon and date [H-244]', () => {
  const four = [
    review,
    { ...review, id: '2', stars: 5 },
    { ...review, id: '3' },
    { ...review, id: '4' },
  ]
  expect(reviewsOf(four).map(({ id }) => id)).toEqual(['2', '1', '3'])
  expect(reviewsOf([review])).toEqual([
    {
      id: '1',
      text: '“Cắt kỹ.”',
      by: '4/5 · Anh Tuấn',
      what: 'Cắt gội với Tú Trần, Salon 252 Cầu Giấy · 22/11/2026',
    },
  ])
  expect(reviewsOf([{ ...review, stylistName: '' }])[0]!.what).toBe(
    'Cắt gội, Salon 252 Cầu Giấy · 22/11/2026',
  )
  expect(reviewsOf(null)).toEqual([])
})

const city = (id: string, salonCount: number) => ({ id, name: `Tỉnh ${id}`, salonCount })

test('Home lists eight cities, the chain’s first ones and then those with more salons, of all that have any [H-042]', () => {
  const others = Array.from({ length: 9 }, (_, at) => city('100' + at, at))
  expect(homeCities([city('1', 2), ...others, city('62', 1)])).toEqual({
    largest: [city('62', 1), city('1', 2), ...others.slice(3).reverse()],
    count: 10,
  })
})
