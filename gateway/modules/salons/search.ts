import { BRAND } from '../../../workers/kit/values'
import { fold } from '../../../domain/fold'
import { locationText, searchLocations, type LocationText } from '../../../domain/location-search'
import { cutText, plainText } from '../../../domain/typed-text'
import { memoizeByIdentity } from '../../cache/memoize'
import type { QuerySalonsArgs } from '../../../schema/generated/resolvers'
import { readId } from '../../graphql/input'
import type { ListedProvince, ListedSalon } from './mapping'

/** Longest text that places and products are searched by; what comes after is cut off. */
const MAX_SEARCH_LENGTH = 100

/**
 * The salons that match a filter: by their words, of equal ones top and hot first; without words in
 * the chain's order.
 */
export function findSalons(salons: readonly ListedSalon[], filter: QuerySalonsArgs): ListedSalon[] {
  const suiting = salons.filter(condition(filter))
  const search = whereOf(filter.search)
  if (search === '') return suiting
  const texts = salonTexts(salons)
  return searchLocations(suiting.sort(topFirst), (salon) => texts.get(salon.id)!, search)
}

/** The provinces whose name matches, accents aside. */
export function findProvinces(
  provinces: readonly ListedProvince[],
  search: string | null | undefined,
): ListedProvince[] {
  const texts = provinceTexts(provinces)
  return searchLocations(provinces, ({ id }) => texts.get(id)!, whereOf(search))
}

/** Words that say what is looked for, and not where. */
const saidOfAll = new Set([BRAND, 'salon', 'tiem'])

/** A typed search without words that are true of every salon, unless there are no others. */
function whereOf(search: string | null | undefined): string {
  const typed = searchOf(search)
  const where = typed.split(' ').filter((word) => !saidOfAll.has(fold(word)))
  return where.join(' ') || typed
}

/** A typed search as it is looked for. */
export function searchOf(search: string | null | undefined): string {
  return cutText(plainText(search ?? ''), MAX_SEARCH_LENGTH)
}

function topFirst(one: ListedSalon, other: ListedSalon): number {
  return (
    Number(other.isTop) - Number(one.isTop) ||
    Number(other.isHot) - Number(one.isHot) ||
    one.id - other.id
  )
}

/** The conditions of a search; absent ones match all salons. */
function condition({ provinceId, districtId, hasParking }: QuerySalonsArgs) {
  const province = readId(provinceId)
  const district = readId(districtId)
  return (salon: ListedSalon) =>
    (provinceId == null || salon.provinceId === province) &&
    (districtId == null || salon.districtId === district) &&
    (!hasParking || salon.hasParking)
}

// Folding a hundred salons costs more than searching them, so it is done once for each list.
const salonTexts = memoizeByIdentity(
  (salons: readonly ListedSalon[]): ReadonlyMap<number, LocationText> =>
    new Map(
      salons.map((salon) => [
        salon.id,
        locationText({
          name: salon.name,
          addresses: [salon.addressNew, salon.address],
          district: salon.districtName,
          province: salon.provinceName,
          // The chain's own search text also knows nicknames.
          extra: salon.searchText,
        }),
      ]),
    ),
)
const provinceTexts = memoizeByIdentity(
  (provinces: readonly ListedProvince[]): ReadonlyMap<number, LocationText> =>
    new Map(provinces.map(({ id, name }) => [id, locationText({ name, province: name })])),
)
