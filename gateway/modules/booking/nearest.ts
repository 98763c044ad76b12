import type { NearestHour } from '../../../schema/generated/resolvers'
import { instantOf } from '../../../workers/kit/vietnam-time'
import type { LocalDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { phoneOrNothing } from '../../graphql/input'
import { defaultRules, roleOf, toRules } from './role'

/** Minutes that a customer gets at least to reach the salon. */
const LEAD_MINUTES = 30

/** Days that are read at most: the customer wants to come soon. */
const MAX_DATES = 3

/** The criteria for an hour. */
export type HourSearch = {
  salonId: number
  serviceIds: readonly number[]
  stylistId?: number | null
  phone?: string | null
}

/**
 * The first free hour on the days that this phone may book: of the stylist, or where they have
 * none, of any.
 */
export async function nearestHour(
  { salonId, serviceIds, stylistId, phone }: HourSearch,
  context: Pick<Context, 'backends' | 'now' | 'visitor'>,
): Promise<NearestHour | null> {
  const { backends, now } = context
  const known = await roleOf(backends, salonId, phone)
  const role = known ? toRules(known, now) : defaultRules(now)
  const dates = role.days
    .flatMap(({ isActive, date }) => (isActive ? date : []))
    .slice(0, MAX_DATES)
  const preferred = (role.mayChooseStylist && stylistId) || 0
  const first = async (of: number) => {
    const days = await Promise.all(
      dates.map((bookDate) =>
        backends.booking.listHours({
          salonId,
          bookDate,
          listServiceId: [...serviceIds],
          stylistId: of,
          customerPhone: phoneOrNothing(phone),
          utmSource: undefined,
        }),
      ),
    )
    return days
      .flatMap(({ groups }, day) =>
        groups.flatMap(({ hours }) => hours.map((hour) => ({ ...hour, date: dates[day]! }))),
      )
      .find(({ start, isFree, date }) => isFree && isEarlyEnough(date, start, now))
  }
  const own = preferred > 0 ? await first(preferred) : undefined
  const found = own ?? (await first(0))
  if (!found) return null
  // The browser that takes this hour must hold it under the same owner token.
  context.visitor.ensureOwnerToken()
  return {
    date: found.date,
    hourId: found.id,
    label: found.label,
    stylistId: own ? preferred : null,
    isStylistFull: Boolean(stylistId) && !own,
  }
}

function isEarlyEnough(date: LocalDate, start: number, now: number): boolean {
  return instantOf(date, start) >= now + LEAD_MINUTES * 60_000
}
