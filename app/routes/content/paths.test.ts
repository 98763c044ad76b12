import { expect, test } from 'vitest'
import { pageOf } from '~/paging'
import { pagePath } from '~/ui/pager'
import { tagPath } from './paths'

test('a page of the blog is named by its number, the first by none, and what is no number is the first [H-247]', () => {
  expect([pagePath('/blog', 1), pagePath('/blog', 3)]).toEqual(['/blog', '/blog?trang=3'])
  expect(
    ['?trang=2', '', '?trang=0', '?trang=-1', '?trang=x', '?trang=1.5', '?trang=99999'].map(
      (query) => pageOf(new Request(`https://site/blog${query}`)),
    ),
  ).toEqual([2, 1, 1, 1, 1, 1, 1])
})

test('a tag leads to the looks that have it', () => {
  expect(tagPath('Dễ chăm')).toBe('/lookbook?kieu=D%E1%BB%85%20ch%C4%83m')
})
