import { expect, test } from 'vitest'
import { SATURDAY_TEN } from '../../testing/open-gateway'
import { defaultRole, toRole } from './role'

const known = {
  mayChooseStylist: true,
  mayBookForOthers: false,
  activeDays: 2,
  maxDays: 2,
  guides: [],
}

test('the default role lets choose a stylist, and nobody book for others [B-159, B-338]', () => {
  expect(defaultRole(SATURDAY_TEN)).toMatchObject({
    mayChooseStylist: true,
    mayBookForOthers: false,
    isDefault: true,
  })
})

test('the default role offers today and the two days after, of which today can be chosen [B-158, B-388]', () => {
  expect(defaultRole(SATURDAY_TEN).days).toEqual([
    { date: '2026-11-21', tag: 'TODAY', isActive: true, isWeekend: true },
    { date: '2026-11-22', tag: 'TOMORROW', isActive: false, isWeekend: true },
    { date: '2026-11-23', tag: 'DAY_AFTER', isActive: false, isWeekend: false },
  ])
})

test('today is the Vietnamese day: at 18:00 UTC it is tomorrow there [O-50]', () => {
  expect(defaultRole(Date.UTC(2026, 10, 21, 18)).days[0]?.date).toBe('2026-11-22')
  expect(defaultRole(Date.UTC(2026, 10, 21, 16, 59)).days[0]?.date).toBe('2026-11-21')
})

/** The days of a role that knows five, the first of them past. */
const threeDays = () =>
  toRole(
    { ...known, dates: ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'] },
    SATURDAY_TEN,
  ).days

test('at most three days are offered, from today on [B-213, B-236]', () => {
  expect(threeDays().map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
})

test('the days are tagged from today on [B-214]', () => {
  expect(threeDays().map(({ tag }) => tag)).toEqual(['TODAY', 'TOMORROW', 'DAY_AFTER'])
})

test('of the offered days the first activeDays can be chosen [B-215, O-06]', () => {
  expect(threeDays().map(({ isActive }) => isActive)).toEqual([true, true, false])
})

test('days further away have no tag [B-191, B-214]', () => {
  expect(
    toRole({ ...known, dates: ['2026-11-23', '2026-11-24'] }, SATURDAY_TEN).days.map(
      ({ tag }) => tag,
    ),
  ).toEqual(['DAY_AFTER', null])
})
