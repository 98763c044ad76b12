import { distanceKm } from '../../../domain/distance'
import { NEAR_KM } from '../../../domain/soonest'
import type { SoonestGap } from '../../../schema/generated/resolvers'
import { vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'
import { badInput } from '../../graphql/errors'
import { idsOf } from '../../graphql/input'
import type { ListedSalon } from '../salons/mapping'

/** The area of the search. */
export type SearchArea = {
  latitude?: number | null
  longitude?: number | null
  provinceId?: number | null
  salonIds?: readonly number[] | null
}

/** An open salon near the customer; `distanceKm` is null where no position is known. */
export type NearbySalon = { salon: ListedSalon; distanceKm: number | null }

/**
 * The salons that serve today and are where the customer wants, nearest first; or why there are
 * none.
 */
export async function findNearbySalons(
  { latitude, longitude, provinceId, salonIds }: SearchArea,
  { lists, now }: Pick<Context, 'lists' | 'now'>,
): Promise<NearbySalon[] | SoonestGap> {
  const here = latitude != null && longitude != null ? { latitude, longitude } : null
  if (here && (Math.abs(here.latitude) > 90 || Math.abs(here.longitude) > 180))
    throw badInput('Vị trí chưa hợp lệ.')
  const ids = salonIds ? new Set(idsOf(salonIds)) : null
  if (!here && !provinceId && !ids) return 'NO_PLACE'
  const today = vietnamDay(now)
  const open = (await lists.read('salons'))
    .filter(
      (salon) =>
        salon.isOpen &&
        (!salon.openingDate || salon.openingDate <= today) &&
        (!provinceId || salon.provinceId === provinceId) &&
        (!ids || ids.has(salon.id)),
    )
    .map((salon) => ({ salon, distanceKm: here && distanceKm(here, salon) }))
    .sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))
  const isNamed = Boolean(provinceId) || ids !== null
  const near = open.filter((one) => isNamed || (one.distanceKm ?? 0) <= NEAR_KM)
  return near.length > 0 ? near : here && !isNamed ? 'NO_SALON_NEAR' : 'FULL'
}
