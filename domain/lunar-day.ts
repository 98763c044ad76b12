import { DAY_MS } from './durations.ts'

/**
 * First days of the lunar years in Vietnam's calendar. The month before each, Chạp, has 29 days. In
 * Beijing's calendar the last of them is a day later.
 */
const NEW_YEARS = ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02'] as const
const DAYS_OF_CHAP = 29

/** The days that customers plan by: from the fifteenth of Chạp to the fourth of Giêng. */
const FIRST_OF_CHAP = 15
const LAST_OF_GIENG = 4

/** A day of the last lunar month of a year, Chạp, or of the first one, Giêng. */
export type LunarDay = { month: 'chap' | 'gieng'; day: number }

/** The lunar day of a date `YYYY-MM-DD` around Tết; null for any other. */
export function lunarDayOf(date: string): LunarDay | null {
  for (const first of NEW_YEARS) {
    const since = (Date.parse(date) - Date.parse(first)) / DAY_MS
    if (since >= 0 && since < LAST_OF_GIENG) return { month: 'gieng', day: since + 1 }
    const day = DAYS_OF_CHAP + 1 + since
    if (since < 0 && day >= FIRST_OF_CHAP) return { month: 'chap', day }
  }
  return null
}
