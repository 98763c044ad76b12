import { formatMessage } from '~/messages/format-message'
import { soonest as messages } from '~/messages/vi/soonest'
import { distanceKm, type Point } from '../../../domain/distance'
import { NEAR_KM } from '../../../domain/soonest'
import type { SoonestFormQuery } from '../../../schema/generated/graphql'
import { pointText } from './query'

type PlacedSalon = NonNullable<SoonestFormQuery['salons']>[number] & Point

/** A place that the form offers in a province; `near` is its position as in the address. */
export type OfferedPlace = {
  near: string
  name: string
  provinceId: string | null
  isDistrict: boolean
}

/** The districts that have salons, by name; each is where its salons are on average. */
export function districtsOf(salons: readonly PlacedSalon[]): OfferedPlace[] {
  const byDistrict = new Map<string, [PlacedSalon, ...PlacedSalon[]]>()
  for (const salon of salons) {
    const others = byDistrict.get(salon.districtId)
    byDistrict.set(salon.districtId, others ? [...others, salon] : [salon])
  }
  return [...byDistrict.values()]
    .map(districtOf)
    .sort((one, other) => one.name.localeCompare(other.name, 'vi', { numeric: true }))
}

function districtOf(salons: readonly [PlacedSalon, ...PlacedSalon[]]): OfferedPlace {
  const [{ districtName, provinceId }] = salons
  const near = pointText({
    latitude: meanOf(salons.map(({ latitude }) => latitude)),
    longitude: meanOf(salons.map(({ longitude }) => longitude)),
  })
  return { near, name: districtName, provinceId, isDistrict: true }
}

/** With three decimals, about a hundred metres, as a position of the browser. */
function meanOf(degrees: readonly number[]): number {
  const sum = degrees.reduce((total, one) => total + one, 0)
  return Math.round((sum / degrees.length) * 1000) / 1000
}

/** The districts, and before them the other places, each once: a district keeps its name. */
export function placesWith(
  others: readonly OfferedPlace[],
  districts: readonly OfferedPlace[],
): OfferedPlace[] {
  const isListed = (place: OfferedPlace, places: readonly OfferedPlace[]) =>
    places.some(({ near, provinceId }) => near === place.near && provinceId === place.provinceId)
  const own = others.filter(
    (place, index) => !isListed(place, districts) && !isListed(place, others.slice(0, index)),
  )
  return [...own, ...districts]
}

/** A point with its name. */
type NamedPoint = Point & { name: string }

/** What positions are called after. */
type KnownPlaces = {
  addresses: readonly NamedPoint[]
  salons: readonly NamedPoint[]
  districts: readonly OfferedPlace[]
}

/** The saved addresses whose position is known. */
export function placedAddresses(
  addresses: NonNullable<SoonestFormQuery['viewer']>['savedAddresses'],
): NamedPoint[] {
  return (addresses ?? []).flatMap(({ name, latitude, longitude }) =>
    latitude != null && longitude != null ? [{ name, latitude, longitude }] : [],
  )
}

/**
 * What a position is called: the district, address or salon whose it is, else the customer's own.
 * Without the list of salons it may be a district's as well: then it is called the chosen one.
 */
export function placeAt(
  position: Point,
  provinceId: string | null,
  { addresses, salons, districts }: KnownPlaces,
): OfferedPlace {
  const near = pointText(position)
  const isThere = (place: NamedPoint) => pointText(place) === near
  const district = districts.find((one) => one.near === near)
  const around = addresses.find(isThere)?.name ?? salons.find(isThere)?.name.replace(/^Salon /, '')
  const name =
    district?.name ??
    (around !== undefined ? formatMessage(messages.placeAround, { name: around }) : null) ??
    (districts.length > 0 ? messages.nearMe : messages.placeChosen)
  return { near, name, provinceId, isDistrict: false }
}

/** The province of the nearest salon; null when none is near. */
export function provinceNear(position: Point, salons: readonly PlacedSalon[]): string | null {
  let province: string | null = null
  let shortest = NEAR_KM
  for (const salon of salons) {
    const distance = distanceKm(position, salon)
    if (distance > shortest) continue
    shortest = distance
    province = salon.provinceId
  }
  return province
}

/** Whether any of these salons is near. */
export function isNear(position: Point, salons: readonly PlacedSalon[]): boolean {
  return salons.some((salon) => distanceKm(position, salon) <= NEAR_KM)
}
