import { expect, test } from 'vitest'
import { labelTransform, linesOf, middleOf, restAt, sectorPath, sectorAt } from './rotation'

test('at rest, the middle of the drawn sector is at the top, after any number of turns [H-259]', () => {
  for (const count of [1, 2, 10, 13]) {
    for (let position = 1; position <= count; position++) {
      for (const turns of [0, 6])
        expect(
          (((restAt(position, count, turns) + middleOf(position, count)) % 360) + 360) % 360,
        ).toBeCloseTo(0)
    }
  }
  expect(restAt(1, 10, 5)).toBe(1782)
})

test('sectors go clockwise from the top and fill the circle [H-249]', () => {
  expect(sectorPath(1, 4, 100)).toBe(
    'M0 0L0.00 -100.00A100 100 0 0 1 100.00 0.00Z'.replace('0.00Z', '-0.00Z'),
  )
  expect(sectorPath(1, 2, 10)).toContain('A10 10 0 1 1')
  expect(sectorPath(1, 1, 10)).not.toContain('NaN')
})

test('no label stands on its head while the wheel rests [H-249]', () => {
  for (const rest of [0, -126, 1782])
    for (let position = 1; position <= 10; position++) {
      const middle = middleOf(position, 10)
      const [, turn, at] = /^rotate\((.+)\) translate\((.+)\)$/.exec(
        labelTransform(middle, rest, 58),
      )!
      // Up to a quarter turn to either side a text is read without turning the head.
      expect(Math.cos(((Number(turn) + rest) * Math.PI) / 180)).toBeGreaterThan(-0.001)
      const angle = Number(turn) + (Number(at) < 0 ? 180 : 0) + 90
      expect((((angle - middle) % 360) + 360) % 360).toBeCloseTo(0)
    }
})

test('long labels stand on two lines of about the same length', () => {
  expect(linesOf('Thẻ 500K')).toEqual(['Thẻ 500K'])
  expect(linesOf('Cắt gội miễn phí')).toEqual(['Cắt gội', 'miễn phí'])
  expect(linesOf('x'.repeat(30))).toEqual(['x'.repeat(30)])
})

test('the wheel stops at the drawn place of a sector, also where positions have gaps', () => {
  const sectors = [{ position: 1 }, { position: 4 }, { position: 9 }]
  expect([1, 4, 9, 2, undefined].map((position) => sectorAt(sectors, position))).toEqual([
    1,
    2,
    3,
    null,
    null,
  ])
})
