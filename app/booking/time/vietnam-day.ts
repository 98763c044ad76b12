import { language } from '~/messages/vi/language'

/** Vietnam is UTC+7 all year, without daylight saving (O-50), so a fixed offset is exact. */
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The calendar day in Vietnam, `YYYY-MM-DD`, at an instant (epoch ms). */
export function vietnamDay(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10)
}

/** Minutes since Vietnamese midnight at an instant (epoch ms). */
export function vietnamMinutes(now: number): number {
  return Math.floor(((now + OFFSET_MS) % DAY_MS) / MINUTE_MS)
}

/** The instant (epoch ms) at which a Vietnamese wall clock shows `minutes` after midnight of `day`. */
export function instantOf(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + minutes * MINUTE_MS
}

/** The day `count` days after `day` (negative: before). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is an existing day, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // Date.parse takes 2026-02-31 for 3 March in some engines, so the day must read back as it was written.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** As customers read a day: `T7, 21/11` (T-28), `Sat, 21 Nov`. */
export function dayText(day: string): string {
  return `${language.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${shortDay(day)}`
}

/** The weekday in full: `Thứ Hai, 23/11`, `Monday, 23 Nov`. */
export function fullWeekday(day: string): string {
  return `${language.weekdaysFull[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${shortDay(day)}`
}

/** Saturday or Sunday, when some prices are others (B-288). */
export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
}

/** `21/11` or `21 Nov`, without the year. */
export const shortDay = language.shortDay

/** `21/11/2026` or `21 Nov 2026`. */
export const fullDay = language.fullDay

/** `9h10` or `9:10`, of an hour as the chain writes it. */
export const hourText = language.hour

/** A time of the clock: `9:05`, in contrast to the hours to choose, `9h10`. */
export function clockText(instant: number): string {
  const minutes = vietnamMinutes(instant)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
