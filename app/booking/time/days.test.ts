import { expect, test } from 'vitest'
import { currentDay, dayAfterFull, dayName, withChosenDay } from './days'

const today = '2026-11-21'
const two = [
  { date: '2026-11-21', isActive: true, tag: 'TODAY' as const },
  { date: '2026-11-22', isActive: true, tag: 'TOMORROW' as const },
  { date: '2026-11-23', isActive: false, tag: 'DAY_AFTER' as const },
]

test.each([
  ['nothing chosen', null, two, null, '2026-11-21'],
  ['an active day', '2026-11-22', two, null, '2026-11-22'],
  ['a greyed day', '2026-11-23', two, null, '2026-11-21'],
  ['a past day', '2026-11-01', two, null, '2026-11-21'],
  ['a salon that opens tomorrow', null, two, '2026-11-22', '2026-11-22'],
  ['a salon that opened', null, two, '2026-11-01', '2026-11-21'],
  ['a salon that opens on a greyed day', null, two, '2026-11-23', '2026-11-21'],
  ['a day while no days are known', '2026-11-22', [], null, '2026-11-22'],
  ['nothing while no days are known', null, [], null, '2026-11-21'],
])(
  'with %s the draft is about the day [B-191, B-215, B-236]',
  (_what, chosen, days, opening, day) => {
    expect(currentDay(chosen, days, opening, today)).toBe(day)
  },
)

test.each([
  ['tomorrow', '2026-11-22', '2026-11-22'],
  ['the day after', '2026-11-23', '2026-11-23'],
  ['a past day', '2026-11-01', '2026-11-21'],
  ['no day', null, '2026-11-21'],
])(
  'the chosen day %s stays while only the default role has loaded [B-338]',
  (_what, chosen, day) => {
    const byDefault = two.map((one, index) => ({ ...one, isActive: index === 0 }))
    expect(currentDay(chosen, withChosenDay(byDefault, chosen), null, today)).toBe(day)
  },
)

test.each([
  ['today full, not chosen', '2026-11-21', false, '2026-11-22'],
  ['today full but chosen', '2026-11-21', true, null],
  ['the next day is greyed', '2026-11-22', false, null],
  ['the last day on offer', '2026-11-23', false, null],
])('%s [B-223]', (_what, date, isChosen, next) => {
  expect(dayAfterFull(date, two, isChosen)).toBe(next)
})

test.each([
  ['2026-11-21', 'hôm nay'],
  ['2026-11-22', 'ngày mai'],
  ['2026-11-23', 'ngày kia'],
  ['2026-11-29', '29/11'],
])('the busy popup names %s as %s [B-246]', (date, name) => {
  expect(dayName(date, two)).toBe(name)
})

test('after a full day comes the next one, wherever it stands among those on offer [B-223]', () => {
  const all = two.map((day) => ({ ...day, isActive: true }))
  expect(dayAfterFull('2026-11-22', all, false)).toBe('2026-11-23')
  expect(dayAfterFull('2026-11-30', all, false)).toBeNull()
})

test('only the chosen day becomes active, and only when it is on offer', () => {
  const active = (chosen: string | null) =>
    withChosenDay(
      two.map((day) => ({ ...day, isActive: false })),
      chosen,
    ).map(({ isActive }) => isActive)
  expect(active('2026-11-22')).toEqual([false, true, false])
  expect(active('2026-11-30')).toEqual([false, false, false])
})
