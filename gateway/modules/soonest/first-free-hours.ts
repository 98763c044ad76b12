import { BOARD_FRAMES } from '../../../domain/board-entry'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor, startOf, timeLabel } from '../../../domain/frames'
import { findSoonest } from '../../../domain/soonest'
import type { FirstFreeHour, QueryFirstFreeHoursArgs } from '../../../schema/generated/resolvers'
import { vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'
import { idsOf } from '../../graphql/input'
import { daysFrom, sellsAll } from './soonest'

/** Salons that the board does not know and is made to fetch by one request. */
const MAX_UNKNOWN_SALONS = 12

/** The first free hour of today of each salon that the board knows; null where there is no board. */
export async function firstFreeHours(
  args: QueryFirstFreeHoursArgs,
  context: Context,
): Promise<FirstFreeHour[] | null> {
  const { now, lists, board } = context
  const serviceIds = idsOf(args.serviceIds)
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
  for (const { salonId, hourId } of found)
    if (!first.has(salonId))
      first.set(salonId, { salonId, hourId, label: timeLabel(startOf(hourId)) })
  return [...first.values()]
}
