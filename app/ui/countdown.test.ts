import { expect, test } from 'vitest'
import { countdownTo } from './countdown'

const appointment = Date.parse('2026-11-22T12:10:00+07:00')

function left(before: string) {
  return countdownTo(appointment, Date.parse(before))
}

test('the countdown counts days, hours and minutes to the appointment [H-099]', () => {
  expect(left('2026-11-20T10:05:00+07:00')).toEqual({ days: 2, hours: 2, minutes: 5, over: false })
  expect(left('2026-11-22T11:10:00+07:00')).toEqual({ days: 0, hours: 1, minutes: 0, over: false })
})

test('a begun minute counts until the appointment has come [H-099]', () => {
  expect(left('2026-11-22T12:09:59+07:00')).toEqual({ days: 0, hours: 0, minutes: 1, over: false })
})

test('the countdown ends at zero and never goes below [H-099]', () => {
  expect(left('2026-11-22T12:10:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
  expect(left('2026-11-23T00:00:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
})
