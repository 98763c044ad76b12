import type { LocalDate } from '../kit/values'
import { addDays } from '../kit/vietnam-time'

/**
 * First days of the lunar year in Vietnam's calendar to 2050: the days of the new moon in UTC+7.
 * 2030 differs from China's 3 February: that new moon is at 23:07 in Hà Nội and at 0:07 in Beijing.
 */
const FIRST_DAYS: readonly LocalDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
]

/** The list must reach so many years further than today. */
const YEARS_AHEAD = 2

/**
 * The days the whole chain is closed for the lunar New Year: its eve and the first three days.
 * Throws two years before the list ends, so that no year goes by without them.
 */
export function lunarNewYearDays(today: LocalDate): LocalDate[] {
  const last = Number(FIRST_DAYS.at(-1)?.slice(0, 4))
  if (Number(today.slice(0, 4)) + YEARS_AHEAD > last)
    throw new Error(`the days of the lunar New Year are known to ${last} only: add the next ones`)
  return FIRST_DAYS.flatMap((first) => [-1, 0, 1, 2].map((days) => addDays(first, days)))
}
