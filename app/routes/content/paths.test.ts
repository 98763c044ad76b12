import { expect, test } from 'vitest'
import { pageOf } from '~/paging'
import { pagePath } from '~/ui/paging'
import { bookPath, tagPath } from './paths'

test('H-247 a page of the blog is named by its number, the first by none, and what is no number is the first', () => {
  expect([pagePath('/blog', 1), pagePath('/blog', 3)]).toEqual(['/blog', '/blog?trang=3'])
  expect(['?trang=2', '', '?trang=0', '?trang=-1', '?trang=x', '?trang=1.5', '?trang=99999'].map((query) => pageOf(new Request(`https://site/blog${query}`)))).toEqual([2, 1, 1, 1, 1, 1, 1])
})

test('a look leads to a booking with its services, and to looks with its tag', () => {
  expect(bookPath([1001, 1018])).toBe('/booking?salonId=0&phone=0&step=0&chosenService=1001,1018')
  expect(tagPath('Dễ chăm')).toBe('/lookbook?kieu=D%E1%BB%85%20ch%C4%83m')
})
