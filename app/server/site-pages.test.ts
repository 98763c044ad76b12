import { expect, test } from 'vitest'
import { pageFinder } from './site-pages'

const hasPage = pageFinder({
  root: { path: '' },
  home: { index: true },
  booking: { path: 'booking' },
  robots: { path: 'robots.txt' },
  post: { path: 'blog/:slug' },
  unknown: { path: '*' },
})

test.each([
  ['/', true],
  ['/?utm_source=zalo', true],
  ['/booking?salonId=0&phone=0&step=0', true],
  ['/booking/', true],
  ['/blog/toc-dep', true],
  ['/blog', false],
  ['/bookings', false],
  ['/robotsXtxt', false],
  ['/cua-hang/sap', false],
])('%s is a page of the site: %s [B-014]', (link, expected) => {
  expect(hasPage(link)).toBe(expected)
})
