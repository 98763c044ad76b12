import { expect, test } from 'vitest'
import { onOccasion } from './special-days'

const cut = { id: '1001', price: 120_000, oldPrice: null as number | null }
const weekend = {
  serviceId: '1001',
  dates: ['2026-11-21', '2026-11-22'],
  dayPrice: 140_000,
  stylistPrice: 130_000,
  dayStylistPrice: 150_000,
  stylistLevel: 2,
}

test.each([
  ['an ordinary day, any stylist', '2026-11-23', null, 120_000],
  ['an ordinary day, a stylist of another level', '2026-11-23', 3, 120_000],
  ['an ordinary day, a stylist of the level', '2026-11-23', 2, 130_000],
  ['a special day, any stylist', '2026-11-21', null, 140_000],
  ['a special day, a stylist of another level', '2026-11-21', 1, 140_000],
  ['a special day, a stylist of the level', '2026-11-22', 2, 150_000],
  ['no day yet', null, null, 120_000],
])('the price on %s [B-288, B-289, B-218]', (_what, date, stylistLevel, price) => {
  expect(onOccasion(cut, [weekend], { date, stylistLevel }).price).toBe(price)
})

test('a rule of another service changes nothing [B-288]', () => {
  expect(
    onOccasion({ id: '1002', price: 149_000 }, [weekend], { date: '2026-11-21', stylistLevel: 2 })
      .price,
  ).toBe(149_000)
})

test('a rule that names no price for the occasion changes nothing [B-288]', () => {
  expect(
    onOccasion(cut, [{ serviceId: '1001', dates: ['2026-11-21'] }], {
      date: '2026-11-21',
      stylistLevel: null,
    }),
  ).toBe(cut)
})

test.each([
  [130_000, null],
  [140_000, null],
  [160_000, 160_000],
])(
  'an old price of %i beside a special price of 140000 is struck through as %s [B-291]',
  (oldPrice, shown) => {
    expect(
      onOccasion({ ...cut, oldPrice }, [weekend], { date: '2026-11-21', stylistLevel: null })
        .oldPrice,
    ).toBe(shown)
  },
)
