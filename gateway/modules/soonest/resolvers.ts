import type {
  Resolvers,
  FirstFreeHour,
  QueryFirstFreeHoursArgs,
  QuerySoonestArgs,
  SoonestGap,
  SoonestHour,
  SoonestHours,
} from '../../../schema/generated/resolvers'
import { BOARD_FRAMES, type BoardEntry, BOARD_PEOPLE } from '../../../domain/board-entry'
import { bookableServices } from '../../../domain/bookable-services'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor, timeLabel } from '../../../domain/frames'
import {
  findSoonest,
  bySoonest,
  type SoonestHour as FoundHour,
  type SoonestSearch,
  travelMinutes,
  NEAR_KM,
} from '../../../domain/soonest'
import { vietnamDay, addDays, instantOf, vietnamMinutes } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'
import { idsOf, readId } from '../../graphql/input'
import { BOOKABLE_DAYS } from '../../../domain/bookable-days'
import { priceOf } from '../../../domain/special-prices'
import type { Sold } from '../../cache/list-table'
import { distanceKm, hasPlace } from '../../../domain/distance'
import { badInput, nullIfBackendFails } from '../../graphql/errors'
import type { ListedSalon } from '../salons/mapping'
import { withTimeout } from '../../../domain/with-timeout'

/**
 * Requests to salons that the board does not have: salons per wave, number of waves, and ms per
 * wave.
 */
const PER_WAVE = 6
const WAVES = 2
const WAVE_MS = 300

/** The query to the salons. */
type HoursAtSalons = {
  /** Nearest first. */
  salonIds: readonly number[]
  dates: readonly string[]
  serviceIds: readonly number[]
  /** Null for anybody. */
  stylistId: number | null
}

/**
 * The hours of some salons as the board would have them for these services; salons that do not
 * respond in time are missing.
 */
export async function fetchHoursOfSalons(
  { salonIds, dates, serviceIds, stylistId }: HoursAtSalons,
  { backends }: Pick<Context, 'backends'>,
): Promise<BoardEntry[]> {
  const found: BoardEntry[] = []
  for (let wave = 0; wave < WAVES; wave++) {
    const some = salonIds.slice(wave * PER_WAVE, (wave + 1) * PER_WAVE)
    if (some.length === 0) break
    const responses = some.flatMap((salonId) => dates.map((date) => fetchDay(salonId, date)))
    await withTimeout(WAVE_MS, Promise.all(responses))
  }
  return [...found]

  async function fetchDay(salonId: number, date: string): Promise<void> {
    const hours = await nullIfBackendFails(
      backends.booking.listHours({
        salonId,
        bookDate: date,
        listServiceId: [...serviceIds],
        stylistId: stylistId ?? 0,
        customerPhone: undefined,
        utmSource: undefined,
      }),
    )
    if (!hours) return
    const frames = hours.groups.flatMap((group) => group.hours)
    found.push({
      salonId,
      date,
      stylists: frames.map(({ freeStylists }) => digitsOf(freeStylists)).join(''),
      skinners: frames.map(({ freeSkinners }) => digitsOf(freeSkinners)).join(''),
      frames: frames.map(({ id, start }) => ({ id, start })),
    })
  }
}

/** People who are free for the requested length count as free for any length of the board. */
function digitsOf(count: number): string {
  return '9'.repeat(Math.min(count, BOARD_PEOPLE)).padEnd(BOARD_PEOPLE, '0')
}

/** Most hours of one response. */
const MAX_HOURS = 10

/**
 * The soonest hours for some services nearby. A host without a board is asked for its nearest
 * salons, and not again for a minute.
 */
async function soonest(args: QuerySoonestArgs, context: Context): Promise<SoonestHours> {
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
  }
  const stylistId = stylistOf(args)
  const atHost = (salonId: number, date: string) => `${salonId}:${date}:${serviceIds.join()}`
  const entryOf =
    known === 'gone'
      ? () => undefined
      : known === 'absent'
        ? (salonId: number, date: string) => board.atHost.get(atHost(salonId, date), now)?.entry
        : known.entryOf
  const isRemembered = known === 'absent' && !stylistId
  const { entries, asked, isPartial } = await addFallbackEntries(
    { selling, search, serviceIds, stylistId, entryOf },
    isRemembered ? { backends: context.shared() } : context,
  )
  if (isRemembered)
    for (const entry of asked)
      board.atHost.set(atHost(entry.salonId, entry.date), { entry, seenAt: now })
  const found = findSoonest(
    selling.map(({ salon, distanceKm }) => ({ salonId: salon.id, distanceKm })),
    search,
    entries,
  )
  const shown = found
    .filter((hour) => isBehind(hour, args.after))
    .slice(0, between(1, args.first ?? 3, MAX_HOURS))
  const stylistLevel = await levelOf(stylistId, shown[0], context)
  const price = ({ date, salonId }: FoundHour) => {
    const rules = sold.specialDays.filter((rule) => [null, salonId].includes(rule.salonId))
    return services.reduce((sum, one) => sum + priceOf(one, { date, stylistLevel }, rules), 0)
  }
  // At a host each salon was seen at another time: the oldest counts.
  const seenAt = ({ salonId, date }: FoundHour) =>
    board.atHost.get(atHost(salonId, date), now)?.seenAt ?? now
  return {
    hours: shown.map((hour) => toHour(hour, selling, price(hour))),
    seenAt: typeof known === 'string' ? Math.min(now, ...shown.map(seenAt)) : known.seenAt,
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
  context: Pick<Context, 'backends'>,
): Promise<{ entries: BoardSearch['entryOf']; asked: BoardEntry[]; isPartial: boolean }> {
  const dates = stylistId ? search.days.map(({ date }) => date) : datesToAsk(search)
  const unknown = selling
    .map(({ salon }) => salon.id)
    .filter((id) => stylistId || dates.some((date) => !entryOf(id, date)))
  if (unknown.length === 0) return { entries: entryOf, asked: [], isPartial: false }
  const asked = await fetchHoursOfSalons(
    { salonIds: unknown, dates, serviceIds, stylistId },
    context,
  )
  const found = new Map(asked.map((entry) => [`${entry.salonId}:${entry.date}`, entry]))
  return {
    entries: (salonId, date) =>
      found.get(`${salonId}:${date}`) ?? (stylistId ? undefined : entryOf(salonId, date)),
    asked,
    isPartial: unknown.some((id) => dates.some((date) => !found.has(`${id}:${date}`))),
  }
}

/** Minutes after midnight from which a salon's day may be over. */
const LATE_MINUTES = 20 * 60

/** The days that a salon is asked for: today, in the evening tomorrow too. */
function datesToAsk({ days, now }: SoonestSearch): string[] {
  return days.slice(0, vietnamMinutes(now) < LATE_MINUTES ? 1 : 2).map(({ date }) => date)
}

/** The days that anybody may book. */
function daysFrom(now: number): SoonestSearch['days'] {
  return Array.from({ length: BOOKABLE_DAYS }, (_none, days) => {
    const date = addDays(vietnamDay(now), days)
    return { date, midnight: instantOf(date, 0) }
  })
}

/** Whether a salon sells all of these services. */
function sellsAll(salonId: number, ids: readonly number[], { unsold }: Sold): boolean {
  return !unsold.some((one) => one.salonId === salonId && ids.includes(one.serviceId))
}

function stylistOf({ stylistId, salonIds }: QuerySoonestArgs): number | null {
  return salonIds?.length === 1 ? readId(stylistId) : null
}

/**
 * The level of the stylist whose hours these are, on which prices depend; null for anybody, and
 * while it is unknown.
 */
async function levelOf(
  stylistId: number | null,
  first: FoundHour | undefined,
  { backends }: Pick<Context, 'backends'>,
): Promise<number | null> {
  if (!stylistId || !first) return null
  const { salonId, date: workDate } = first
  const staff = await nullIfBackendFails(backends.booking.listStaff({ salonId, workDate }))
  return staff?.stylists.find(({ id }) => id === stylistId)?.level ?? null
}

function toHour(
  { salonId, distanceKm, date, hourId, startsAt, freeStylists }: FoundHour,
  nearby: readonly NearbySalon[],
  price: number,
): SoonestHour {
  const { salon } = nearby.find((one) => one.salon.id === salonId)!
  return {
    salon,
    distanceKm,
    travelMinutes: distanceKm === null ? null : travelMinutes(distanceKm),
    date,
    hourId,
    label: timeLabel(vietnamMinutes(startsAt)),
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

/** Further than any salon: those whose place is not known come last. */
const FAR_KM = 40_000

/** An open salon near the customer; `distanceKm` is null where no position is known. */
type NearbySalon = { salon: ListedSalon; distanceKm: number | null }

/**
 * The salons that serve today and are where the customer wants, nearest first; or why there are
 * none.
 */
async function findNearbySalons(
  { latitude, longitude, provinceId, salonIds }: QuerySoonestArgs,
  { lists, now }: Pick<Context, 'lists' | 'now'>,
): Promise<NearbySalon[] | SoonestGap> {
  const here = latitude != null && longitude != null ? { latitude, longitude } : null
  if (here && (Math.abs(here.latitude) > 90 || Math.abs(here.longitude) > 180))
    throw badInput('INVALID_POSITION')
  const ids = salonIds ? new Set(idsOf(salonIds)) : null
  const isNamed = provinceId != null || ids !== null
  if (!here && !isNamed) return 'NO_PLACE'
  const province = readId(provinceId)
  const today = vietnamDay(now)
  const open = (await lists.read('salons'))
    .filter(
      (salon) =>
        salon.isOpen &&
        (!salon.openingDate || salon.openingDate <= today) &&
        (provinceId == null || salon.provinceId === province) &&
        (!ids || ids.has(salon.id)),
    )
    .map((salon) => ({
      salon,
      distanceKm: here && hasPlace(salon) ? distanceKm(here, salon) : null,
    }))
    .sort((one, other) => (one.distanceKm ?? FAR_KM) - (other.distanceKm ?? FAR_KM))
  const near = open.filter((one) => isNamed || (one.distanceKm ?? Infinity) <= NEAR_KM)
  return near.length > 0 ? near : here && !isNamed ? 'NO_SALON_NEAR' : 'FULL'
}

/** Salons that the board does not know and is made to fetch by one request. */
const MAX_UNKNOWN_SALONS = 12

/** What most come for: the first service of the chain's menu. */
async function popularIds(lists: Context['lists']): Promise<number[]> {
  const { catalogue } = await lists.read('serviceMenu')
  return bookableServices(catalogue)
    .slice(0, 1)
    .map(({ id }) => id)
}

/** The first free hour of today of each salon that the board knows; null where there is no board. */
async function firstFreeHours(
  args: QueryFirstFreeHoursArgs,
  context: Context,
): Promise<FirstFreeHour[] | null> {
  const { now, lists, board } = context
  const serviceIds = args.serviceIds ? idsOf(args.serviceIds) : await popularIds(lists)
  const named = args.salonIds ? new Set(idsOf(args.salonIds)) : null
  const today = vietnamDay(now)
  const [known, salons, sold] = await Promise.all([
    board.read([], context),
    lists.read('salons'),
    lists.read('soldServices'),
  ])
  if (typeof known === 'string') return null
  const services = serviceIds.flatMap((id) => sold.services.find((one) => one.id === id) ?? [])
  if (services.length === 0 || services.length < serviceIds.length) return []
  const frames = framesFor(services.reduce((sum, { minutes }) => sum + minutes, 0))
  if (frames > BOARD_FRAMES) return []
  const open = salons.filter(
    (salon) =>
      salon.isOpen &&
      (!salon.openingDate || salon.openingDate <= today) &&
      (!named || named.has(salon.id)) &&
      sellsAll(salon.id, serviceIds, sold),
  )
  const unknown = open.flatMap(({ id }) => (known.entryOf(id, today) ? [] : id))
  // The board fetches them behind its response, so that the next request has them.
  if (unknown.length > 0)
    context.waitUntil(board.read(unknown.slice(0, MAX_UNKNOWN_SALONS), context))
  const first = new Map<number, FirstFreeHour>()
  const found = findSoonest(
    open.map(({ id }) => ({ salonId: id, distanceKm: null })),
    {
      frames,
      delivery: deliveryOf(services.map(({ delivery }) => delivery)),
      people: 1,
      days: daysFrom(now).slice(0, 1),
      now,
    },
    known.entryOf,
  )
  for (const { salonId, date, hourId, startsAt } of found)
    if (!first.has(salonId))
      first.set(salonId, { salonId, date, hourId, label: timeLabel(vietnamMinutes(startsAt)) })
  return [...first.values()]
}

/** The soonest hours of the whole chain, and the first of each salon. */
export const soonestResolvers: Resolvers = {
  Query: {
    soonest: (_query, args, context) => soonest(args, context),
    firstFreeHours: (_query, args, context) => firstFreeHours(args, context),
  },
}
