import { BOOKABLE_DAYS } from '../../domain/bookable-days'
import type { LocalDate } from '../kit/values'
import { addDays, vietnamDay } from '../kit/vietnam-time'

/** Booking's facts about a phone. */
export type PhoneFacts = {
  phone: string
  memberType: number
  requiresCode: boolean
  mayBookForOthers: boolean
  days: number
  isGenZ: boolean
  roleBreaks: boolean
}

/**
 * The permissions of a phone at a salon: the offered days, of which the first `activeDays` can be
 * chosen.
 */
export type Role = {
  memberType: number
  mayBookForOthers: boolean
  activeDays: number
  dates: LocalDate[]
}

/** Days after the first that are offered. */
export const DAYS_AHEAD = 2

/**
 * Role of a phone, null for an unknown one. The days begin today, or with the first day of a salon
 * that opens later.
 */
export function roleOf(
  customer: PhoneFacts | null,
  today: LocalDate,
  salonOpens: LocalDate | null,
): Role {
  const first = salonOpens !== null && salonOpens > today ? salonOpens : today
  return {
    memberType: customer?.memberType ?? 0,
    mayBookForOthers: customer?.mayBookForOthers ?? false,
    activeDays: customer?.days ?? BOOKABLE_DAYS,
    dates: Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(first, days)),
  }
}

/** Whether a salon offers a day to anybody, be it to look at only; other days need no object. */
export function isOffered(date: LocalDate, now: number, salonOpens: LocalDate | null): boolean {
  return roleOf(null, vietnamDay(now), salonOpens).dates.includes(date)
}

/** The last day that a role may choose; null for a role without a day. */
export function lastDayOf({ dates, activeDays }: Role): LocalDate | null {
  return dates.slice(0, activeDays).at(-1) ?? null
}
