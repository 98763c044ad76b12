import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderedPage } from '~/testing/rendered'
import Services from '../service/page'
import Shop from '../shop/page'
import SalonSystem, { shouldRevalidate } from './page'

function loads(from: string, to: string): boolean {
  return shouldRevalidate({
    currentUrl: new URL(from, 'http://t/system-salon'),
    nextUrl: new URL(to, 'http://t/system-salon'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  })
}

test('the list is loaded again for another search and for its reload, not for a part of the map [H-002]', () => {
  expect(loads('?q=cau+giay', '?q=ha+dong')).toBe(true)
  expect(loads('?utm_source=zalo', '?utm_source=zalo')).toBe(true)
  expect(loads('#tinh-62', '/system-salon')).toBe(true)
  expect(loads('', '?vung=20.900,105.700,21.100,105.900')).toBe(false)
  expect(loads('?q=cau+giay#salon-9', '?q=cau+giay')).toBe(false)
  expect(loads('#gan-9', '/system-salon')).toBe(false)
})

test('a search that finds nothing says so to a screen reader, in each list [H-002]', async () => {
  const filter = { group: '', search: 'zzz', order: 'CHAIN' }
  const pages = await Promise.all([
    renderedPage(SalonSystem, {
      search: { typed: 'zzz', found: [] },
      tiles: null,
      provinces: null,
    }),
    renderedPage(Services, { typed: 'zzz', categoryId: null, names: [], categories: [] }),
    renderedPage(Shop, { filter, groups: [], products: [] }),
  ])
  const said = pages.map((html) => load(html)('[role=status] .empty__title').text())
  expect(said).toEqual([
    'Chưa có salon nào hợp với “zzz”',
    'Chưa có dịch vụ nào hợp với lựa chọn này',
    'Chưa có sản phẩm nào hợp với lựa chọn này',
  ])
})
