import { expect, test } from 'vitest'
import { daysBetween } from '../kit/vietnam-time'
import { lunarNewYearDays } from './seed'

test('each year to 2050 has its four days of the lunar New Year, twelve or thirteen moons after the last', () => {
  const days = lunarNewYearDays('2026-11-28')
  const first = days.filter((_day, index) => index % 4 === 1)
  expect(first.map((day) => Number(day.slice(0, 4)))).toEqual(
    Array.from({ length: 25 }, (_, index) => 2026 + index),
  )
  for (const [index, day] of first.entries()) {
    expect(day.slice(5) >= '01-21' && day.slice(5) <= '02-20').toBe(true)
    if (index > 0) expect([354, 355, 383, 384, 385]).toContain(daysBetween(first[index - 1]!, day))
  }
  expect(days).toEqual(expect.arrayContaining(['2027-02-05', '2027-02-08', '2050-01-22']))
})

test('two years before the list ends the seed fails and says so', () => {
  expect(() => lunarNewYearDays('2048-12-31')).not.toThrow()
  expect(() => lunarNewYearDays('2049-01-01')).toThrow('known to 2050 only')
})
