import { expect, test } from 'vitest'
import { homeCities, reviewsOf } from './page'
import { bookingPath, freshBookingPath } from './booking-path'
import { destinationOf, liveLink } from './link-to'

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

test('a phone opens the booking with it [H-031]', () => {
  expect(bookingPath('0909.090.909')).toBe('/booking?phone=0909090909&salonId=0&step=0')
})

test('a booking without a phone starts with zeros [B-011]', () => {
  expect(freshBookingPath).toBe('/booking?salonId=0&phone=0&step=0')
})

test('a path of the site leads inside the site [H-026]', () => {
  expect(destinationOf('/booking?salonId=0&phone=0&step=0')).toEqual({
    kind: 'page',
    to: '/booking?salonId=0&phone=0&step=0',
  })
})

test('an external link leads elsewhere [H-027]', () => {
  expect(destinationOf('https://nhuongquyen.muot.example/')).toEqual({
    kind: 'elsewhere',
    href: 'https://nhuongquyen.muot.example/',
  })
})

test.each([null, '', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'booking'])(
  'a configured link %s leads nowhere',
  (link) => {
    expect(destinationOf(link)).toBeNull()
  },
)

const hasPage = (link: string) => link.startsWith('/booking')

test('a configured link to a page that is not there is left out, as it would only lead back to Home', () => {
  expect(liveLink('/cua-hang', hasPage)).toBeNull()
  expect(liveLink('/booking?step=0', hasPage)).toBe('/booking?step=0')
  expect(liveLink('https://muot.example/blog', hasPage)).toBe('https://muot.example/blog')
  expect(liveLink(null, hasPage)).toBeNull()
})
