import { expect, test } from 'vitest'
import { productPath, readWish, wishPath } from './paths'

test.each([
  ['/cua-hang', { group: '', search: '', order: 'CHAIN' }],
  [
    '/cua-hang?nhom=tao-kieu-toc&q=s%C3%A1p+vu%E1%BB%91t&sap-xep=gia-tang',
    { group: 'tao-kieu-toc', search: 'sáp vuốt', order: 'PRICE_UP' },
  ],
  ['/cua-hang?sap-xep=gia-giam', { group: '', search: '', order: 'PRICE_DOWN' }],
] as const)('%s is read and written alike', (path, wish) => {
  expect(readWish(new URL(path, 'https://s').searchParams)).toEqual(wish)
  expect(wishPath(wish)).toBe(path)
})

test('what an address of the shop says wrongly is as good as absent', () => {
  expect(readWish(new URLSearchParams('sap-xep=constructor&q=%20%20'))).toEqual({
    group: '',
    search: '',
    order: 'CHAIN',
  })
  expect(readWish(new URLSearchParams({ q: 'x'.repeat(500) })).search).toHaveLength(80)
})

test('a strange slug stays one part of the address', () => {
  expect(productPath('a/b?c')).toBe('/cua-hang/a%2Fb%3Fc')
})
