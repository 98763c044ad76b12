import { expect, test } from 'vitest'
import { addDays } from '../../../workers/kit/vietnam-time'
import { SATURDAY_TEN } from '../../testing/open-gateway'
import { defaultRules, toRules } from './role'

const known = {
  mayChooseStylist: true,
  mayBookForOthers: false,
  activeDays: 2,
  maxDays: 2,
  marks: [],
  salesOpenAt: null,
  guides: [],
}

test('the default role lets choose a stylist, and nobody book for others [B-159, B-338]', () => {
  expect(defaultRules(SATURDAY_TEN)).toMatchObject({
    mayChooseStylist: true,
    mayBookForOthers: false,
    isDefault: true,
  })
})

test('the default role offers today and the two days after, of which today can be chosen [B-158, B-388]', () => {
  expect(defaultRules(SATURDAY_TEN).days).toEqual([
    { date: '2026-11-21', tag: 'TODAY', isActive: true, isWeekend: true, mark: null },
    { date: '2026-11-22', tag: 'TOMORROW', isActive: false, isWeekend: true, mark: null },
    { date: '2026-11-23', tag: 'DAY_AFTER', isActive: false, isWeekend: false, mark: null },
  ])
})

test('today is the Vietnamese day: at 18:00 UTC it is tomorrow there [O-50]', () => {
  expect(defaultRules(Date.UTC(2026, 10, 21, 18)).days[0]?.date).toBe('2026-11-22')
  expect(defaultRules(Date.UTC(2026, 10, 21, 16, 59)).days[0]?.date).toBe('2026-11-21')
})

/** The days of a role that knows four, the first of them past. */
const threeDays = () =>
  toRules(
    { ...known, dates: ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] },
    SATURDAY_TEN,
  ).days

test('days are offered from today on, fourteen at most [B-213, B-236]', () => {
  expect(threeDays().map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  const month = Array.from({ length: 30 }, (_none, day) => addDays('2026-11-20', day))
  const { days } = toRules({ ...known, dates: month, activeDays: 30 }, SATURDAY_TEN)
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([14, '2026-11-21', '2026-12-04'])
})

test('a host that names no days offers as many as its role allows [B-159]', () => {
  const { days } = toRules({ ...known, dates: [], maxDays: 14, activeDays: 14 }, SATURDAY_TEN)
  expect([days.length, days.every(({ isActive }) => isActive)]).toEqual([14, true])
})

test('a full day is marked and can be chosen, a closed one cannot', () => {
  const marks = [
    { date: '2026-11-21', mark: 'full' as const },
    { date: '2026-11-22', mark: 'closed' as const },
  ]
  const dates = ['2026-11-21', '2026-11-22', '2026-11-23']
  const { days } = toRules({ ...known, dates, activeDays: 3, marks }, SATURDAY_TEN)
  expect(days.map(({ mark, isActive }) => [mark, isActive])).toEqual([
    ['FULL', true],
    ['CLOSED', false],
    [null, true],
  ])
})

test('the days are tagged from today on [B-214]', () => {
  expect(threeDays().map(({ tag }) => tag)).toEqual(['TODAY', 'TOMORROW', 'DAY_AFTER'])
})

test('of the offered days the first activeDays can be chosen [B-215, O-06]', () => {
  expect(threeDays().map(({ isActive }) => isActive)).toEqual([true, true, false])
})

test('days further away have no tag [B-191, B-214]', () => {
  expect(
    toRules({ ...known, dates: ['2026-11-23', '2026-11-24'] }, SATURDAY_TEN).days.map(
      ({ tag }) => tag,
    ),
  ).toEqual(['DAY_AFTER', null])
})
