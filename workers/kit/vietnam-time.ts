import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { LocalDate } from './values'

dayjs.extend(utc)

/** Vietnam is UTC+7 all year, without daylight saving (demo-data §8), so a fixed offset is exact. */
const OFFSET_HOURS = 7
const MINUTE_MS = 60_000

/** The calendar day in Vietnam at an instant (epoch ms). */
export function vietnamDay(now: number): LocalDate {
  return dayjs.utc(now).utcOffset(OFFSET_HOURS).format('YYYY-MM-DD')
}

/** Minutes since Vietnamese midnight at an instant (epoch ms). */
export function vietnamMinutes(now: number): number {
  const local = dayjs.utc(now).utcOffset(OFFSET_HOURS)
  return local.hour() * 60 + local.minute()
}

/** The instant (epoch ms) at which a Vietnamese wall clock shows `minutes` after midnight of `date`. */
export function instantOf(date: LocalDate, minutes: number): number {
  return dayjs.utc(date).valueOf() + (minutes - OFFSET_HOURS * 60) * MINUTE_MS
}

/** The day `days` after `date` (negative: before). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD')
}

/** The day `months` after `date` (negative: before); the month's last day where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD')
}

/** Whole days from one date to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}

/** Saturday or Sunday. */
export function isWeekend(date: LocalDate): boolean {
  const day = dayjs.utc(date).day()
  return day === 0 || day === 6
}
