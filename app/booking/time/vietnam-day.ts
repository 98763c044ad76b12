import { vietnamMinutes } from '../../../domain/vietnam-day'
import { language } from '~/messages/vi/language'

export { instantOf, isWeekend, vietnamDay } from '../../../domain/vietnam-day'

/** Whether a text is an existing day, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // Date.parse takes 2026-02-31 for 3 March in some engines, so the day must read back as it was written.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** As customers read a day: `T7, 21/11`, `Sat, 21 Nov`. */
export function dayText(day: string): string {
  return `${language.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${shortDay(day)}`
}

/** The weekday in full: `Thứ Hai, 23/11`, `Monday, 23 Nov`. */
export function fullWeekday(day: string): string {
  return `${language.weekdaysFull[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${shortDay(day)}`
}

/** `21/11` or `21 Nov`, without the year. */
export const shortDay = language.shortDay

/** `21/11/2026` or `21 Nov 2026`. */
export const fullDay = language.fullDay

/** `9h10` or `9:10`, of an hour as the chain writes it; nothing of one that is not known. */
export function hourText(label: string | null): string {
  return label ? language.hour(label) : ''
}

/** A time of the clock, written as the hours to choose: `9h05` or `9:05`. */
export function clockText(instant: number): string {
  const minutes = vietnamMinutes(instant)
  return hourText(`${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`)
}
