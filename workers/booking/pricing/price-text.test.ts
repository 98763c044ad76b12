import { expect, test } from 'vitest'
import { priceOf } from '../../../domain/special-prices'
import { addOnText, priceText } from './price-text'
import { specialPrices } from '../seed/catalogue'

// The demo's rules on a Friday: the cut costs more on weekends, with stylists of level 2, and with masters.
const rules = specialPrices('2026-11-20')
const cut = { id: 1001, price: 120_000 }

test.each([
  ['2026-11-23', null, 120_000],
  ['2026-11-23', 1, 120_000],
  ['2026-11-23', 2, 130_000],
  ['2026-11-23', 3, 150_000],
  ['2026-11-21', null, 140_000],
  ['2026-11-22', 1, 140_000],
  ['2026-11-22', 2, 150_000],
  ['2026-11-22', 3, 170_000],
])(
  'on %s with a stylist of level %s the cut costs %i [B-288, B-289]',
  (date, stylistLevel, price) => {
    expect(priceOf(cut, { date, stylistLevel }, rules)).toBe(price)
  },
)

test('a master adds 30.000đ to every service with a cut, weekends alike, and to no other [B-248]', () => {
  expect(
    priceOf({ id: 1010, price: 100_000 }, { date: '2026-11-22', stylistLevel: 3 }, rules),
  ).toBe(130_000)
  expect(
    priceOf({ id: 1010, price: 100_000 }, { date: '2026-11-23', stylistLevel: 3 }, rules),
  ).toBe(130_000)
  expect(
    priceOf({ id: 1018, price: 319_000 }, { date: '2026-11-23', stylistLevel: 3 }, rules),
  ).toBe(319_000)
})

test('prices are written in thousands, nothing as FREE [B-401]', () => {
  expect([120_000, 0, 99_500].map(priceText)).toEqual(['120K', 'FREE', '99.500đ'])
  expect(addOnText(1_170_000)).toBe('+1.170.000 VNĐ')
})

const special = {
  serviceId: 1001,
  dates: ['2026-11-23'],
  dayPrice: null,
  stylistPrice: null,
  dayStylistPrice: null,
  stylistLevel: 2,
}
const occasion = { date: '2026-11-23', stylistLevel: 2 }

test.each([
  ['its own price', { dayStylistPrice: 1, dayPrice: 2, stylistPrice: 3 }, 1],
  ['that of the day', { dayPrice: 2, stylistPrice: 3 }, 2],
  ['that of the stylist', { stylistPrice: 3 }, 3],
  ['the catalogue', {}, 120_000],
])('a stylist of the level on a special day costs %s [B-288, B-289]', (_what, prices, price) => {
  expect(priceOf(cut, occasion, [{ ...special, ...prices }])).toBe(price)
})

test('a rule counts for its own days and levels, and a system that chooses costs nothing extra [B-289]', () => {
  const rule = { ...special, dayPrice: 2, stylistPrice: 3 }
  const price = (date: string, stylistLevel: number | null, over = {}) =>
    priceOf(cut, { date, stylistLevel }, [{ ...rule, ...over }])
  expect([price('2026-11-24', null), price('2026-11-24', 1)]).toEqual([120_000, 120_000])
  expect([price('2026-11-24', 2), price('2026-11-23', null)]).toEqual([3, 2])
  expect(price('2026-11-24', null, { stylistLevel: null })).toBe(120_000)
  expect(price('2026-11-23', 2, { serviceId: 1002 })).toBe(120_000)
})

test('of several rules the last one that names a price counts [B-288]', () => {
  const rules = [1, 2, null].map((dayPrice) => ({ ...special, dayPrice }))
  expect(priceOf(cut, { ...occasion, stylistLevel: null }, rules)).toBe(2)
})
