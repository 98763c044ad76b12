import { expect, test } from 'vitest'
import { shouldRevalidate } from './page'

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
