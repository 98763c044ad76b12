import { expect, test } from 'vitest'
import { formatDong, formatPrice, formatThousands } from './price-format'

test('H-286 prices carry vi-VN thousand separators and VNĐ', () => {
  expect([0, 999, 1000, 120000, 1250000, -50000].map(formatDong)).toEqual(['0 VNĐ', '999 VNĐ', '1.000 VNĐ', '120.000 VNĐ', '1.250.000 VNĐ', '-50.000 VNĐ'])
})

test('H-287 a K suffix means thousand', () => {
  expect([120000, 1250000].map(formatThousands)).toEqual(['120K', '1.250K'])
})

test('H-287 an amount that is no whole thousand is never rounded to K', () => {
  expect(formatThousands(99500)).toBe('99.500')
})

test('B-401 FREE is a price text and counts as nothing', () => {
  expect(formatPrice(0)).toBe('FREE')
})
