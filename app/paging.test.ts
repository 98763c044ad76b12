import { expect, test } from 'vitest'
import { pageOf, stayWithin } from './paging'
import { lastPage, pagePath } from './ui/pager'

const page = (query: string) => pageOf(new Request(`https://muot.example/lich-su${query}`))

test('an address names a page of a list; what is no page is the first [H-222, H-247]', () => {
  expect([
    page(''),
    page('?trang=3'),
    page('?trang=0'),
    page('?trang=-1'),
    page('?trang=x'),
    page('?trang=1e9'),
    page('?trang=1.5'),
  ]).toEqual([1, 3, 1, 1, 1, 1, 1])
  expect([pagePath('/lich-su', 1), pagePath('/lich-su', 2)]).toEqual([
    '/lich-su',
    '/lich-su?trang=2',
  ])
  expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10)]).toEqual([1, 1, 2])
})

test('behind the last page stands the last one, so that no list with rows seems empty [H-222]', () => {
  const leads = (at: number, total: number) => {
    try {
      stayWithin('/lich-su', at, { totalCount: total, size: 10 })
      return null
    } catch (response) {
      return (response as Response).headers.get('location')
    }
  }
  expect([leads(1, 0), leads(2, 11), leads(3, 11), leads(500, 8)]).toEqual([
    null,
    null,
    '/lich-su?trang=2',
    '/lich-su',
  ])
})
