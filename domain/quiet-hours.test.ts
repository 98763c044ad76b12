import { expect, test } from 'vitest'
import { isQuietHours } from './quiet-hours'

test('a customer may widen the night from 17:00 to 12:00 on half hours, and never shorten it', () => {
  const at = (hour: number, minute = 0) => hour * 60 + minute
  const may = [
    [at(22), at(6, 30)],
    [at(17), at(12)],
    [at(20, 30), at(7)],
  ]
  const mayNot = [
    [at(22, 30), at(6, 30)],
    [at(22), at(6)],
    [at(16, 30), at(7)],
    [at(22), at(12, 30)],
    [at(21, 15), at(7)],
    [at(21), at(7) + 1],
    [-at(2), at(7)],
  ]
  const isAllowed = ([from = 0, until = 0]: number[]) => isQuietHours({ from, until })
  expect(may.map(isAllowed)).toEqual(may.map(() => true))
  expect(mayNot.map(isAllowed)).toEqual(mayNot.map(() => false))
})
