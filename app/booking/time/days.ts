import { days as messages } from '~/messages/vi/days'
import { draftAfter, firstDay, type Draft } from '../draft/draft'
import { hoursChosen } from '../readiness'
import { shortDay } from './vietnam-day'

/** A day on offer; only active ones can be chosen. */
export type OfferedDay = { date: string; isActive: boolean }

/**
 * The day a draft is about: the chosen one if it is still on offer, else the opening day, else
 * today.
 */
export function currentDay(
  chosen: string | null,
  days: readonly OfferedDay[],
  openingDate: string | null,
  today: string,
): string {
  const active = days.filter((day) => day.isActive).map((day) => day.date)
  if (chosen !== null && (active.includes(chosen) || active.length === 0)) return chosen
  const first = firstDay(openingDate, today) ?? today
  return active.length === 0 || active.includes(first) ? first : active[0]!
}

/** The draft without its hours where another day than the chosen one is shown. */
export function withoutLostDay(draft: Draft, shown: string): Draft {
  return draft.date === null || draft.date === shown || hoursChosen(draft.people) === 0
    ? draft
    : { ...draftAfter(draft, { type: 'chooseDate', date: shown }), date: null }
}

/** The days with the chosen one active among them: one that is not on offer at all stays out. */
export function withChosenDay<Day extends OfferedDay>(
  days: readonly Day[],
  chosen: string | null,
): Day[] {
  return days.map((day) => (day.date === chosen ? { ...day, isActive: true } : day))
}

/**
 * The day to move to when `date` has nothing free and the customer has not chosen it: the next one
 * if it is active, else null.
 */
export function dayAfterFull(
  date: string,
  days: readonly OfferedDay[],
  isChosen: boolean,
): string | null {
  if (isChosen) return null
  const next = days[days.findIndex((day) => day.date === date) + 1]
  return next?.isActive && next.date > date ? next.date : null
}

/** 'hôm nay', 'ngày mai', 'ngày kia', or the day itself: how the stylist-busy popup names a day. */
export function dayName(
  date: string,
  offered: readonly { date: string; tag: keyof typeof messages.names }[],
): string {
  const tag = offered.find((day) => day.date === date)?.tag
  return tag ? messages.names[tag] : shortDay(date)
}
