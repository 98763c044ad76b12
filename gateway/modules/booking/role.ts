import type { BookDay, BookingRules, DayTag, Guide } from '../../../schema/generated/resolvers'
import { addDays, daysBetween, isWeekend, vietnamDay } from '../../../workers/kit/vietnam-time'
import type { LocalDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { phoneOrNothing } from '../../graphql/input'

const tags: DayTag[] = ['TODAY', 'TOMORROW', 'DAY_AFTER']
/** Most days on offer. */
const MAX_DAYS = 14
/** The default role: days after today that can be chosen, and that are shown. */
const DEFAULT_ACTIVE_DAYS = 1
const MAX_DEFAULT_DAYS = 2

/** The booking backend's role of a phone at a salon. */
type ChainRole = {
  mayChooseStylist: boolean
  mayBookForOthers: boolean
  activeDays: number
  maxDays: number
  /** None where the chain's own host names no days. */
  dates: LocalDate[]
  marks: { date: LocalDate; mark: 'full' | 'closed' }[]
  salesOpenAt: number | null
  guides: Guide[]
}

/** The permissions of a phone at a salon; undefined when the backend fails, which it has logged. */
export function roleOf(
  backends: Context['backends'],
  salonId: number,
  phone: string | null | undefined,
) {
  return nullIfBackendFails(backends.booking.getRole({ salonId, phone: phoneOrNothing(phone) }))
}

/** A role as the schema has it; today is computed from `now` in epoch ms. */
export function toRules(
  { activeDays, maxDays, dates, marks, ...role }: ChainRole,
  now: number,
): BookingRules {
  return {
    ...role,
    days: toDays(dates.length > 0 ? dates : daysFrom(now, maxDays), activeDays, now, marks),
    isDefault: false,
  }
}

/** The role while the backend fails: today and the two days after, with today selectable. */
export function defaultRules(now: number): BookingRules {
  return {
    mayChooseStylist: true,
    mayBookForOthers: false,
    days: toDays(daysFrom(now, MAX_DEFAULT_DAYS), DEFAULT_ACTIVE_DAYS, now),
    salesOpenAt: null,
    isDefault: true,
    guides: [],
  }
}

/** Today and so many days after it. */
function daysFrom(now: number, after: number): LocalDate[] {
  return Array.from({ length: after + 1 }, (_, day) => addDays(vietnamDay(now), day))
}

/**
 * The offered days from today on; the first `activeDays` can be chosen unless the salon is closed on
 * them.
 */
function toDays(
  dates: LocalDate[],
  activeDays: number,
  now: number,
  marks: ChainRole['marks'] = [],
): BookDay[] {
  const today = vietnamDay(now)
  return dates
    .filter((date) => date >= today)
    .slice(0, MAX_DAYS)
    .map((date, index) => {
      const mark = marks.find((one) => one.date === date)?.mark
      return {
        date,
        tag: tags[daysBetween(today, date)] ?? null,
        isActive: index < activeDays && mark !== 'closed',
        isWeekend: isWeekend(date),
        mark: mark ? (mark === 'full' ? 'FULL' : 'CLOSED') : null,
      }
    })
}
