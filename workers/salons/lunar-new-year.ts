import type { LocalDate } from '../kit/values'
import { addDays } from '../kit/vietnam-time'

/**
 * First days of the lunar year in Vietnam's calendar: the days of the new moon in UTC+7.
 * 2030 differs from China's 3 February: that new moon is at 23:07 in Hà Nội and at 0:07 in Beijing.
 */
const FIRST_DAYS: readonly LocalDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
]

/** The days the whole chain is closed for the lunar New Year: its eve and the first three days. */
export function lunarNewYearDays(): LocalDate[] {
  return FIRST_DAYS.flatMap((first) => [-1, 0, 1, 2].map((days) => addDays(first, days)))
}
