import { expect, test } from 'vitest'
import { formatDong, formatPrice, formatThousands } from './price-format'

test('prices carry vi-VN thousand separators and VNĐ [H-286]', () => {
  expect([0, 999, 1000, 120000, 1250000, -50000].map(formatDong)).toEqual([
    '0 VNĐ',
    '999 VNĐ',
    '1.000 VNĐ',
    '120.000 VNĐ',
    '1.250.000 VNĐ',
    '-50.000 VNĐ',
  ])
})

test('a K suffix means thousand [H-287]', () => {
  expect([120000, 1250000].map(formatThousands)).toEqual(['120K', '1.250K'])
})

test('an amount that is no whole thousand is never rounded to K [H-287]', () => {
  expect(formatThousands(99500)).toBe('99.500')
})

test('FREE is a price text and counts as nothing [B-401]', () => {
  expect([formatPrice(0), formatPrice(0, true)]).toEqual(['FREE', 'FREE'])
  expect([formatPrice(120_000), formatPrice(120_000, true)]).toEqual(['120.000 VNĐ', '120K'])
})
