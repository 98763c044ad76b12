import { BOOKABLE_DAYS } from '../../domain/bookable-days'
import type { LocalDate } from '../kit/values'
import { addDays, daysBetween, vietnamDay } from '../kit/vietnam-time'
import { DAY_MS } from '../../domain/durations'

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

/** Days that are offered at any time. */
export const USUAL_DAYS = 3

/** Days that are offered at most, while a sale is open. */
const MOST_DAYS = 14

/** A sale: from an instant on (epoch ms) everybody may book further ahead, up to its last day. */
export type Sale = { opensAt: number; lastDay: LocalDate }

/** What the days of a salon depend on: its first day while that is ahead, and its sales. */
export type SalonDays = { opens: LocalDate | null; sales: readonly Sale[] }

/**
 * Role of a phone, null for an unknown one. The days begin today, or with the first day of a salon
 * that opens later.
 */
export function roleOf(
  customer: PhoneFacts | null,
  now: number,
  { opens, sales }: SalonDays,
): Role {
  const today = vietnamDay(now)
  const first = opens !== null && opens > today ? opens : today
  const open = sales.filter(({ opensAt }) => opensAt <= now)
  const onSale = Math.max(0, ...open.map(({ lastDay }) => daysBetween(first, lastDay) + 1))
  const days = Math.min(onSale, MOST_DAYS)
  return {
    memberType: customer?.memberType ?? 0,
    mayBookForOthers: customer?.mayBookForOthers ?? false,
    activeDays: Math.max(customer?.days ?? BOOKABLE_DAYS, days),
    dates: Array.from({ length: Math.max(USUAL_DAYS, days) }, (_, ahead) => addDays(first, ahead)),
  }
}

/** When the next sale opens (epoch ms), if it is announced for days that could be booked then. */
export function nextSale(now: number, { sales }: SalonDays): number | null {
  const ahead = sales.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > now)
  const next = Math.min(...ahead)
  return next <= now + MOST_DAYS * DAY_MS ? next : null
}

/** Whether a salon offers a day to anybody, be it to look at only; other days need no object. */
export function isOffered(date: LocalDate, now: number, salon: SalonDays): boolean {
  return roleOf(null, now, salon).dates.includes(date)
}

/** The last day that a role may choose; null for a role without a day. */
export function lastDayOf({ dates, activeDays }: Role): LocalDate | null {
  return dates.slice(0, activeDays).at(-1) ?? null
}
