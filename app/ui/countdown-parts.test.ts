import { expect, test } from 'vitest'
import { countdownTo, nextTickMs } from './countdown-parts'

const appointment = Date.parse('2026-11-22T12:10:00+07:00')

function left(before: string) {
  return countdownTo(appointment, Date.parse(before))
}

test('H-099 the countdown counts days, hours and minutes to the appointment', () => {
  expect(left('2026-11-20T10:05:00+07:00')).toEqual({ days: 2, hours: 2, minutes: 5, over: false })
  expect(left('2026-11-22T11:10:00+07:00')).toEqual({ days: 0, hours: 1, minutes: 0, over: false })
})

test('H-099 a begun minute counts until the appointment has come', () => {
  expect(left('2026-11-22T12:09:59+07:00')).toEqual({ days: 0, hours: 0, minutes: 1, over: false })
})

test('H-099 the countdown ends at zero and never goes below', () => {
  expect(left('2026-11-22T12:10:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
  expect(left('2026-11-23T00:00:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
})

test('H-099 the countdown wakes exactly when its minute changes', () => {
  expect(nextTickMs(appointment, appointment - 90_000)).toBe(30_000)
  expect(nextTickMs(appointment, appointment - 60_000)).toBe(60_000)
  expect(nextTickMs(appointment, appointment + 1_000)).toBe(59_000)
})
