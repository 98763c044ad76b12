const hour = 3_600_000
const day = 24 * hour
// Vietnam has kept UTC+7 without summer time since 1975.
const vietnam = 7 * hour

/**
 * Milliseconds to add to the clock so that tomorrow, 09:05 in Vietnam, is now: tests then meet an
 * open salon whatever the hour.
 */
export function toTomorrowMorning(now: number): number {
  const midnight = Math.floor((now + vietnam) / day) * day - vietnam
  return midnight + day + 9 * hour + 5 * 60_000 - now
}

/**
 * The same for journeys, at 09:11: an hour has just begun, so that none begins in the next 19
 * minutes under somebody who chooses the first free one.
 */
export function toMorningOfJourneys(now: number): number {
  return toTomorrowMorning(now) + 6 * 60_000
}
