import { expect, test } from 'vitest'
import { keyOf, listPath, monthBefore } from './paths'

test('a list has an address, with a salon or without [H-231, H-232]', () => {
  expect([
    listPath(null),
    listPath(null, '9'),
    listPath('cat-2026-11'),
    listPath('cat-2026-11', '9'),
  ]).toEqual([
    '/stylist-xuat-sac',
    '/stylist-xuat-sac?salonId=9',
    '/stylist-xuat-sac/cat-2026-11',
    '/stylist-xuat-sac/cat-2026-11?salonId=9',
  ])
  expect([keyOf('CUT', '2026-11'), keyOf('PERM_AND_COLOUR', '2026-01')]).toEqual([
    'cat-2026-11',
    'uon-nhuom-2026-01',
  ])
})

test('before January comes December [H-228]', () => {
  expect([monthBefore('2026-11'), monthBefore('2026-10'), monthBefore('2027-01')]).toEqual([
    '2026-10',
    '2026-09',
    '2026-12',
  ])
})
