import { expect, test } from 'vitest'
import { randomFrom } from '../../kit/random'
import { type DrawnSector, drawPosition, oddsOf } from './state'

const weights = [30, 20, 14, 8, 7, 6, 5, 4, 1, 5]
const sectors: DrawnSector[] = weights.map((weight, index) => ({
  position: index + 1,
  weight,
  kind: index === 0 ? 'none' : 'voucher',
  left: null,
}))

test('ten thousand draws follow the weights within a point, and the same seeds draw the same again [H-259]', () => {
  const odds = oddsOf(sectors, Infinity)
  const seeds = randomFrom(2026)
  const drawn = Array.from({ length: 10_000 }, () =>
    drawPosition(odds, Math.floor(seeds() * 2 ** 32)),
  )
  weights.forEach((weight, index) => {
    const share = drawn.filter((position) => position === index + 1).length / 100
    expect(Math.abs(share - weight), `sector ${index + 1}: ${share} %`).toBeLessThan(1)
  })
  const again = randomFrom(2026)
  expect(drawn.slice(0, 100)).toEqual(
    Array.from({ length: 100 }, () => drawPosition(odds, Math.floor(again() * 2 ** 32))),
  )
})

test('what is used up is never drawn, and a day that has had its gifts draws blanks only [H-259]', () => {
  const usedUp = sectors.map((sector) => (sector.position === 2 ? { ...sector, left: 0 } : sector))
  expect(oddsOf(usedUp, 1).map(({ position }) => position)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(oddsOf(sectors, 0)).toEqual([{ position: 1, weight: 30 }])
  expect(oddsOf([{ position: 1, weight: 5, kind: 'product', left: 0 }], 9)).toEqual([])
})

test('nothing can be drawn from nothing [H-259]', () => {
  expect(() => drawPosition([], 1)).toThrow('nothing can be drawn')
})
