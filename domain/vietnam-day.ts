import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/** Vietnam is UTC+7 all year, without daylight saving, so a fixed offset is exact. */
export const VIETNAM_AHEAD_MS = 7 * HOUR_MS

/** The calendar day in Vietnam, `YYYY-MM-DD`, at an instant (epoch ms). */
export function vietnamDay(now: number): string {
  return new Date(now + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)
}

/** Minutes since Vietnamese midnight at an instant (epoch ms). */
export function vietnamMinutes(now: number): number {
  return Math.floor(((now + VIETNAM_AHEAD_MS) % DAY_MS) / MINUTE_MS)
}

/** The instant (epoch ms) at which a Vietnamese wall clock shows `minutes` after midnight of `day`. */
export function instantOf(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) - VIETNAM_AHEAD_MS + minutes * MINUTE_MS
}

/** The day `count` days after `day` (negative: before). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Saturday or Sunday, when some prices are others. */
export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
}
