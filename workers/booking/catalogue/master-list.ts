import type { LocalDate } from '../../kit/values'
import { addDays, instantOf } from '../../kit/vietnam-time'

/** The month that the key of a list names (`cat-2026-11`), which is known to be well-formed. */
export function listOf(masterKey: string) {
  return monthOf(masterKey.slice(-7))
}

/** First instant of a month `YYYY-MM` and first after it, Vietnamese time (epoch ms). */
export function monthOf(month: string): { from: number; to: number } {
  const first: LocalDate = `${month}-01`
  // 31 days after the first of a month is always within the next one.
  const after: LocalDate = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: instantOf(first, 0), to: instantOf(after, 0) }
}
