import { expect, test } from 'vitest'
import { type Employee, rosterOf } from './roster'

const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
const employee: Employee = {
  id: 1,
  kind: 'stylist',
  level: 1,
  dayOff: null,
  fromMinutes: null,
  toMinutes: null,
}

function framesOf(
  employees: Employee[],
  absences: Parameters<typeof rosterOf>[1] = [],
  over = opening,
): number[] {
  const employee = rosterOf(employees, absences, 1, over)[0]
  return employee ? employee.isThere.flatMap((isThere, hour) => (isThere ? [hour] : [])) : []
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('a stylist works from opening to closing, in his shift, and not on his day off', () => {
  expect(framesOf([employee])).toEqual(range(1, 36))
  expect(framesOf([employee], [], { ...opening, openMinutes: 540, closeMinutes: 1020 })).toEqual(
    range(3, 25),
  )
  expect(framesOf([{ ...employee, fromMinutes: 690 }])).toEqual(range(10, 36))
  expect(framesOf([{ ...employee, toMinutes: 1050 }])).toEqual(range(1, 27))
  expect(framesOf([{ ...employee, dayOff: 1 }])).toEqual([])
})

test('an absence takes every frame that it touches', () => {
  const away = (fromMinutes: number, toMinutes: number) =>
    framesOf([employee], [{ staffId: 1, fromMinutes, toMinutes }])
  expect(away(510, 720)).toEqual(range(12, 36))
  expect(away(600, 620)).toEqual(range(1, 36).filter((hour) => hour !== 5 && hour !== 6))
  expect(away(515, 520)).toEqual(range(2, 36))
  expect(away(0, 1440)).toEqual([])
  expect(framesOf([employee], [{ staffId: 2, fromMinutes: 0, toMinutes: 1440 }])).toEqual(
    range(1, 36),
  )
})

test('who is not there at all is left out, and the others come with their kind and level', () => {
  const away = { ...employee, id: 2 }
  const skinner = { ...employee, id: 51, kind: 'skinner' as const, level: 2 }
  const roster = rosterOf(
    [employee, away, skinner, { ...employee, id: 3, dayOff: 1 }],
    [{ staffId: 2, fromMinutes: 0, toMinutes: 1440 }],
    1,
    opening,
  )
  expect(roster.map(({ id, kind, level }) => [id, kind, level])).toEqual([
    [1, 'stylist', 1],
    [51, 'skinner', 2],
  ])
})
