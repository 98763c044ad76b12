import { expect, test } from 'vitest'
import { productPath, readProductFilter, productFilterPath } from './paths'

test.each([
  ['/cua-hang', { group: '', search: '', order: 'CHAIN' }],
  [
    '/cua-hang?nhom=tao-kieu-toc&q=s%C3%A1p+vu%E1%BB%91t&sap-xep=gia-tang',
    { group: 'tao-kieu-toc', search: 'sáp vuốt', order: 'PRICE_UP' },
  ],
  ['/cua-hang?sap-xep=gia-giam', { group: '', search: '', order: 'PRICE_DOWN' }],
] as const)('%s is read and written alike', (path, filter) => {
  expect(readProductFilter(new URL(path, 'https://s').searchParams)).toEqual(filter)
  expect(productFilterPath(filter)).toBe(path)
})

test('invalid values in an address of the shop count as missing', () => {
  expect(readProductFilter(new URLSearchParams('sap-xep=constructor&q=%20%20'))).toEqual({
    group: '',
    search: '',
    order: 'CHAIN',
  })
  expect(readProductFilter(new URLSearchParams({ q: 'x'.repeat(500) })).search).toHaveLength(80)
})

test('a strange slug stays one part of the address', () => {
  expect(productPath('a/b?c')).toBe('/cua-hang/a%2Fb%3Fc')
})
