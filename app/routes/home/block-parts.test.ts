import { expect, test } from 'vitest'
import { priceWords } from './block-parts'

test('a price stands as the chain wrote it [H-053]', () => {
  expect(priceWords('Từ 120K')).toBe('Từ 120K')
  expect(priceWords('FREE')).toBe('FREE')
  expect(priceWords('199.000 VNĐ')).toBe('199.000 VNĐ')
})

test('a bare number of đồng gets separators and VNĐ [H-286]', () => {
  expect(priceWords('1250000')).toBe('1.250.000 VNĐ')
})
