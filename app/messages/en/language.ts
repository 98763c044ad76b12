import {
  dateInEnglish,
  dayInEnglish,
  hourInEnglish,
  monthInEnglish,
} from '../../../domain/written-in-english'
import type { language as vi } from '../vi/language'
import type { Wording } from '../wording'

/** The language itself: its names, and how it writes what is no sentence. */
export const language = {
  code: 'en',
  locale: 'en_US',
  other: { code: 'vi', name: 'Tiếng Việt' },
  dong: '{amount} VND',
  thousandsMark: ',',
  decimalMark: '.',
  hour: hourInEnglish,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdaysFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDay: dayInEnglish,
  fullDay: dateInEnglish,
  /** `November 2026` of 2026-11. */
  fullMonth: (month: string): string => `${monthInEnglish(month)} ${month.slice(0, 4)}`,
} as const satisfies Wording<typeof vi>
