import { MINUTE_MS } from '../domain/durations.ts'
import { addDays, instantOf, vietnamDay } from '../domain/vietnam-day.ts'

/**
 * Milliseconds to add to the clock so that it shows 09:05 in Vietnam, on a later Tuesday from the
 * 8th to the 21st of a month: tests meet open salons and weekdays around them, and never the end of
 * a month, whatever day they run.
 */
export function toTuesdayMorning(now: number): number {
  const isTestDay = (day: string) => {
    const date = new Date(`${day}T00:00:00Z`)
    return date.getUTCDay() === 2 && date.getUTCDate() >= 8 && date.getUTCDate() <= 21
  }
  let day = addDays(vietnamDay(now), 1)
  while (!isTestDay(day)) day = addDays(day, 1)
  return instantOf(day, 9 * 60 + 5) - now
}

/**
 * The same for journeys, at 09:11: an hour has just begun, so that none begins in the next 19
 * minutes while a journey chooses the first free one.
 */
export function toMorningOfJourneys(now: number): number {
  return toTuesdayMorning(now) + 6 * MINUTE_MS
}

/**
 * Variables of the booking backend for tests: each salon has the same walk-ins on the same weekday,
 * so that a test which names a salon meets the same free hours in every week.
 */
export const sameEachWeek = { DEMO_LOAD: 'weekday' }
