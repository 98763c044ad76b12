import { type BoardEntry, BOARD_FRAMES, BOARD_PEOPLE } from '../../../domain/board-entry'
import { BOOKABLE_DAYS } from '../../../domain/bookable-days'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor, LAST_HOUR_ID, startOf, timeLabel } from '../../../domain/frames'
import {
  bySoonest,
  findSoonest,
  type SoonestHour as FoundHour,
  type SoonestSearch,
  travelMinutes,
} from '../../../domain/soonest'
import { priceOf } from '../../../domain/special-prices'
import type {
  QuerySoonestArgs,
  SoonestGap,
  SoonestHour,
  SoonestHours,
} from '../../../schema/generated/resolvers'
import { addDays, instantOf, vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Sold } from '../../cache/list-table'
import type { Context } from '../../context'
import { idsOf, isId } from '../../graphql/input'
import { fetchHoursOfSalons } from './fetch-hours'
import { type NearbySalon, findNearbySalons } from './nearby-salons'

/** Most hours of one response. */
const MAX_HOURS = 10

/** The soonest hours for some services nearby; null where the booking host has no board. */
export async function soonest(
  args: QuerySoonestArgs,
  context: Context,
): Promise<SoonestHours | null> {
  const { now, lists, board } = context
  const none = (gap: SoonestGap): SoonestHours => ({
    hours: [],
    seenAt: now,
    isPartial: false,
    gap,
  })
  const serviceIds = idsOf(args.serviceIds)
  const nearby = await findNearbySalons(args, context)
  if (typeof nearby === 'string') return none(nearby)
  const known = await board.read(
    nearby.map(({ salon }) => salon.id),
    context,
  )
  if (known === 'absent') return null
  if (serviceIds.length === 0) return none('NO_SERVICES')
  const sold = await lists.read('soldServices')
  const services = serviceIds.flatMap((id) => sold.services.find((one) => one.id === id) ?? [])
  const selling = nearby.filter(({ salon }) => sellsAll(salon.id, serviceIds, sold))
  if (services.length < serviceIds.length || selling.length === 0) return none('NOT_SOLD')
  const frames = framesFor(services.reduce((sum, { minutes }) => sum + minutes, 0))
  if (frames > BOARD_FRAMES) return none('TOO_LONG')
  const search: SoonestSearch = {
    frames,
    delivery: deliveryOf(services.map(({ delivery }) => delivery)),
    people: between(1, args.people ?? 1, BOARD_PEOPLE),
    days: daysFrom(now),
    now,
    from: args.from ?? 0,
  }
  const entryOf = known === 'gone' ? () => undefined : known.entryOf
  const { entries, isPartial } = await addFallbackEntries(
    { selling, search, serviceIds, stylistId: stylistOf(args), entryOf },
    context,
  )
  const found = findSoonest(
    selling.map(({ salon, distanceKm }) => ({ salonId: salon.id, distanceKm })),
    search,
    entries,
  )
  const price = (date: string) =>
    services.reduce(
      (sum, one) => sum + priceOf(one, { date, stylistLevel: null }, sold.specialDays),
      0,
    )
  const behind = found.filter((hour) => isBehind(hour, args.after))
  return {
    hours: behind
      .slice(0, between(1, args.first ?? 3, MAX_HOURS))
      .map((hour) => toHour(hour, selling, price(hour.date))),
    seenAt: known === 'gone' ? now : known.seenAt,
    isPartial,
    gap: found.length === 0 && !isPartial ? 'FULL' : null,
  }
}

type BoardSearch = {
  selling: readonly NearbySalon[]
  search: SoonestSearch
  serviceIds: readonly number[]
  stylistId: number | null
  entryOf: (salonId: number, date: string) => BoardEntry | undefined
}

/**
 * The board's entries, and for salons that it lacks the hours of the nearest ones that respond; a
 * stylist's hours come from their salon alone.
 */
async function addFallbackEntries(
  { selling, search, serviceIds, stylistId, entryOf }: BoardSearch,
  context: Context,
): Promise<{ entries: BoardSearch['entryOf']; isPartial: boolean }> {
  const dates = stylistId ? search.days.map(({ date }) => date) : openDates(search).slice(0, 1)
  const unknown = selling
    .map(({ salon }) => salon.id)
    .filter((id) => stylistId || dates.some((date) => !entryOf(id, date)))
  if (unknown.length === 0) return { entries: entryOf, isPartial: false }
  const responses = await fetchHoursOfSalons(
    { salonIds: unknown, dates, serviceIds, stylistId },
    context,
  )
  const found = new Map(responses.map((entry) => [`${entry.salonId}:${entry.date}`, entry]))
  return {
    entries: (salonId, date) =>
      found.get(`${salonId}:${date}`) ?? (stylistId ? undefined : entryOf(salonId, date)),
    isPartial: unknown.some((id) => dates.some((date) => !found.has(`${id}:${date}`))),
  }
}

/** Days whose last frame has not begun. */
function openDates({ days, now }: SoonestSearch): string[] {
  return days
    .filter(({ midnight }) => midnight + startOf(LAST_HOUR_ID) * 60_000 > now)
    .map(({ date }) => date)
}

/** The days that anybody may book. */
export function daysFrom(now: number): SoonestSearch['days'] {
  return Array.from({ length: BOOKABLE_DAYS }, (_none, days) => {
    const date = addDays(vietnamDay(now), days)
    return { date, midnight: instantOf(date, 0) }
  })
}

/** Whether a salon sells all of these services. */
export function sellsAll(salonId: number, ids: readonly number[], { unsold }: Sold): boolean {
  return !unsold.some((one) => one.salonId === salonId && ids.includes(one.serviceId))
}

function stylistOf({ stylistId, salonIds }: QuerySoonestArgs): number | null {
  return stylistId && isId(stylistId) && salonIds?.length === 1 ? stylistId : null
}

function toHour(
  { salonId, distanceKm, date, hourId, startsAt, freeStylists }: FoundHour,
  nearby: readonly NearbySalon[],
  price: number,
): SoonestHour {
  const { salon } = nearby.find((one) => one.salon.id === salonId)!
  return {
    salon: { ...salon, distanceKm },
    distanceKm,
    travelMinutes: distanceKm === null ? null : travelMinutes(distanceKm),
    date,
    hourId,
    label: timeLabel(startOf(hourId)),
    startsAt,
    freeStylists,
    price,
    cursor: `${startsAt}_${distanceKm ?? 0}_${salonId}`,
  }
}

/**
 * Whether an hour stands behind the one that a cursor names; a cursor that names none is as good as
 * none.
 */
function isBehind(hour: FoundHour, cursor: string | null | undefined): boolean {
  const parts = /^(\d{1,15})_(\d{1,6}(?:\.\d)?)_(\d{1,10})$/.exec(cursor ?? '')
  if (!parts) return true
  const [startsAt = 0, distanceKm = 0, salonId = 0] = parts.slice(1).map(Number)
  return bySoonest(hour, { ...hour, startsAt, distanceKm, salonId }) > 0
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
