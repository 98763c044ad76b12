const hour = 3_600_000
const day = 24 * hour
// Vietnam has been at UTC+7 without summer time since 1975.
const vietnam = 7 * hour

/**
 * Milliseconds to add to the clock so that it shows tomorrow, 09:05 in Vietnam: tests then meet an
 * open salon at any hour.
 */
export function toTomorrowMorning(now: number): number {
  const midnight = Math.floor((now + vietnam) / day) * day - vietnam
  return midnight + day + 9 * hour + 5 * 60_000 - now
}

/**
 * The same for journeys, at 09:11: an hour has just begun, so that none begins in the next 19
 * minutes while a journey chooses the first free one.
 */
export function toMorningOfJourneys(now: number): number {
  return toTomorrowMorning(now) + 6 * 60_000
}
