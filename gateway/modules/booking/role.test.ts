import { expect, test } from 'vitest'
import { SATURDAY_TEN } from '../../testing/house'
import { defaultRole, toRole } from './role'

const known = { mayChooseStylist: true, mayBookForOthers: false, activeDays: 2, guides: [] }

test('the default role offers today and the two days after, of which today can be chosen [B-158, B-338, B-159, B-388]', () => {
  expect(defaultRole(SATURDAY_TEN)).toEqual({
    mayChooseStylist: true,
    mayBookForOthers: false,
    isDefault: true,
    guides: [],
    days: [
      { date: '2026-11-21', tag: 'TODAY', isActive: true, isWeekend: true },
      { date: '2026-11-22', tag: 'TOMORROW', isActive: false, isWeekend: true },
      { date: '2026-11-23', tag: 'DAY_AFTER', isActive: false, isWeekend: false },
    ],
  })
})

test('today is the Vietnamese day: at 18:00 UTC it is tomorrow there [O-50]', () => {
  expect(defaultRole(Date.UTC(2026, 10, 21, 18)).days[0]?.date).toBe('2026-11-22')
  expect(defaultRole(Date.UTC(2026, 10, 21, 16, 59)).days[0]?.date).toBe('2026-11-21')
})

test('at most three days, tagged from today on, of which the first activeDays can be chosen [B-213, B-214, B-215, B-236, O-06]', () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']
  expect(
    toRole({ ...known, dates }, SATURDAY_TEN).days.map(({ date, tag, isActive }) => [
      date,
      tag,
      isActive,
    ]),
  ).toEqual([
    ['2026-11-21', 'TODAY', true],
    ['2026-11-22', 'TOMORROW', true],
    ['2026-11-23', 'DAY_AFTER', false],
  ])
})

test('days further away have no tag [B-191, B-214]', () => {
  expect(
    toRole({ ...known, dates: ['2026-11-23', '2026-11-24'] }, SATURDAY_TEN).days.map(
      ({ tag }) => tag,
    ),
  ).toEqual(['DAY_AFTER', null])
})
