import { expect, test } from 'vitest'
import { sumOf, totalOf } from './totals'

test.each([
  ['nothing', [], { dong: 0, oldDong: null }],
  [
    'two services',
    [{ price: 120_000 }, { price: 70_000, oldPrice: null }],
    { dong: 190_000, oldDong: null },
  ],
  [
    'one with an old price',
    [{ price: 199_000, oldPrice: 219_000 }, { price: 70_000 }],
    { dong: 269_000, oldDong: 289_000 },
  ],
  [
    'an old price that is not higher',
    [{ price: 199_000, oldPrice: 199_000 }],
    { dong: 199_000, oldDong: null },
  ],
  ['a free one', [{ price: 0 }, { price: 120_000 }], { dong: 120_000, oldDong: null }],
  ['one that became free', [{ price: 0, oldPrice: 50_000 }], { dong: 0, oldDong: 50_000 }],
])('the total of %s [B-290, B-291, B-292]', (_what, services, total) => {
  expect(totalOf(services)).toEqual(total)
})

test('the total is the sum over all persons, with the old one beside it when it was higher [B-290, B-291]', () => {
  expect(
    sumOf([
      { dong: 100, oldDong: 150 },
      { dong: 70, oldDong: null },
    ]),
  ).toEqual({ dong: 170, oldDong: 220 })
  expect(sumOf([{ dong: 100, oldDong: null }])).toEqual({ dong: 100, oldDong: null })
})
