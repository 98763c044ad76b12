import { expect, test } from 'vitest'
import { scenarios, type World } from './scenarios.ts'

const world: World = {
  salons: Array.from({ length: 97 }, (_unused, index) => ({
    id: index + 1,
    province: 'Hà Nội',
    provinceId: 62,
  })),
  dates: ['2026-11-23', '2026-11-24'],
  selections: [[1], [1, 2]],
}

test('the same seed draws the same queries, another one others', () => {
  for (const { questions } of scenarios) {
    expect(questions(world, 7)).toEqual(questions(world, 7))
    expect(questions(world, 7)).not.toEqual(questions(world, 8))
  }
})

test('all scenarios but the first vary their queries over all salons', () => {
  const [one, ...others] = scenarios.map(({ questions }) => questions(world, 1))
  expect(one).toHaveLength(1)
  for (const questions of others)
    expect(new Set(questions.map(({ salonId }) => salonId)).size).toBe(97)
})

test("Zipf's law draws the first salon twice as often as for the second", () => {
  const questions = scenarios.at(-1)?.questions(world, 1) ?? []
  const count = (id: number) => questions.filter(({ salonId }) => salonId === id).length
  expect(count(1) / count(2)).toBeGreaterThan(1.7)
  expect(count(1) / count(2)).toBeLessThan(2.3)
  expect(questions.every(({ phone }) => /^09\d{8}$/.test(phone ?? ''))).toBe(true)
})
