import type { language as vi } from '../vi/language'
import type { Wording } from '../wording'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The language itself: its names, and how it writes what is no sentence. */
export const language = {
  code: 'en',
  locale: 'en_US',
  other: { code: 'vi', name: 'Tiếng Việt' },
  dong: '{amount} VND',
  thousandsMark: ',',
  decimalMark: '.',
  /** `9:10` for the chain's `9h10`, `21:00` for `21h`. */
  hour: (label: string): string =>
    label.replace(
      /(\d)h(\d*)/g,
      (_, hour: string, minutes: string) => `${hour}:${minutes || '00'}`,
    ),
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdaysFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDay,
  /** `21 Nov 2026` of 2026-11-21. */
  fullDay: (day: string): string => `${shortDay(day)} ${day.slice(0, 4)}`,
  /** `November 2026` of 2026-11. */
  fullMonth: (month: string): string => `${nameOfMonth(month)} ${month.slice(0, 4)}`,
} as const satisfies Wording<typeof vi>

/** `21 Nov` of 2026-11-21. A line does not end before the month. */
function shortDay(day: string): string {
  return `${Number(day.slice(8, 10))}\u00a0${nameOfMonth(day).slice(0, 3)}`
}

function nameOfMonth(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? ''
}
