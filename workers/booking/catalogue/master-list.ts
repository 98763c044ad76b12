import type { LocalDate } from '../../kit/values'
import { addDays, instantOf } from '../../kit/vietnam-time'

/** A list of a month: `cat-2026-11`. */
type MasterList = {
  /** `2026-11`. */
  month: string
  /** Epoch ms of its first instant, and of the first after it. */
  from: number
  to: number
}

/** The month that a key names; the key is known to be well-formed. */
export function listOf(masterKey: string): MasterList {
  const month = masterKey.slice(-7)
  return { month, ...monthOf(month) }
}

/** Whether this list takes votes now (epoch ms): during its month. */
export function isVoting({ from, to }: MasterList, now: number): boolean {
  return from <= now && now < to
}

/** First instant of a month `YYYY-MM` and first after it, Vietnamese time (epoch ms). */
export function monthOf(month: string): { from: number; to: number } {
  const first: LocalDate = `${month}-01`
  // 31 days after the first of a month is always within the next one.
  const after: LocalDate = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: instantOf(first, 0), to: instantOf(after, 0) }
}
