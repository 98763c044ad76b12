import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { DAY_MS } from '../../domain/durations'
import { addDays, instantOf, isWeekend } from '../../domain/vietnam-day'
import type { LocalDate } from './values'

dayjs.extend(utc)

export { addDays, instantOf, isWeekend, vietnamDay, vietnamMinutes } from '../../domain/vietnam-day'

/** That day or the Friday before it: the demo's customers come on weekdays, whose prices their visits have. */
export function weekdayBefore(date: LocalDate): LocalDate {
  return isWeekend(date) ? weekdayBefore(addDays(date, -1)) : date
}

/** The day `months` after `date` (negative: before); the month's last day where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD')
}

/** First instant of a month `YYYY-MM` and first after it, Vietnamese time (epoch ms). */
export function monthOf(month: string): { from: number; to: number } {
  const first: LocalDate = `${month}-01`
  return { from: instantOf(first, 0), to: instantOf(addMonths(first, 1), 0) }
}

/** Whole days from one date to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
