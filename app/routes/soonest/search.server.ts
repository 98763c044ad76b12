import { formatMessage } from '~/messages/format-message'
import { soonest as messages } from '~/messages/vi/soonest'
import type { SelectOption } from '~/ui/more-fields'
import { bookableServices } from '../../../domain/bookable-services'
import { distanceKm, hasPlace, type Point } from '../../../domain/distance'
import { NEAR_KM } from '../../../domain/soonest'
import type { SoonestFormQuery } from '../../../schema/generated/graphql'
import { pointText, type SoonestQuery } from './query'

type PlacedSalon = NonNullable<SoonestFormQuery['salons']>[number] & Point

/** A place that the form offers in a province; `near` is its position as in the address. */
export type OfferedPlace = {
  near: string
  name: string
  provinceId: string | null
  isDistrict: boolean
}

/** A search with what its address leaves open, and what the form offers for it. */
type Search = { query: SoonestQuery; services: SelectOption[]; places: OfferedPlace[] }

/**
 * Completes the search of an address: without a place a logged-in customer starts at their usual
 * salon, without services with what they had there. A place too far from the chosen province is
 * left out, as who chooses another province in the form has not chosen a place in it.
 */
export function completeSearch(wanted: SoonestQuery, form: SoonestFormQuery | null): Search {
  const salons = (form?.salons ?? []).filter(({ isOpen }) => isOpen).filter(hasPlace)
  const usual = form?.viewer?.usualVisit ?? null
  // A group is served by several stylists.
  const stylist = wanted.people === 1 ? wanted.stylist : null
  const named = wanted.near ?? placed(form?.salon)
  const isPlaced = named !== null || stylist !== null || wanted.provinceId !== null
  const start = placed(usual?.salon)
  const position = isPlaced ? named : start
  const there = salons.filter(({ provinceId }) => provinceId === wanted.provinceId)
  const isAnywhere = wanted.provinceId === null || salons.length === 0
  const near = position && (isAnywhere || isNear(position, there)) ? pointOf(position) : null
  const provinceId = wanted.provinceId ?? (near && provinceNear(near, salons))
  const { services, serviceIds } = servicesFor(wanted, form)
  const districts = districtsOf(salons)
  const addresses = (form?.viewer?.savedAddresses ?? []).filter(hasPlace)
  const visited = start ? [start] : []
  const known = { addresses, salons: [...visited, ...salons], districts }
  const own = [
    ...(near ? [placeAt(near, provinceId, known)] : []),
    ...[...visited, ...addresses].map((point) =>
      placeAt(point, provinceNear(point, salons), known),
    ),
  ]
  return {
    query: { ...wanted, near, provinceId, salonId: null, serviceIds, stylist },
    services,
    places: placesWith(own, districts),
  }
}

/** The services that are searched for, and those that the form offers. */
function servicesFor({ serviceIds: named }: SoonestQuery, form: SoonestFormQuery | null) {
  const usual = form?.viewer?.usualVisit?.services ?? []
  const menu = bookableServices(form?.serviceMenu ?? null)
  const wanted = [named, usual.map(({ id }) => id), menu.slice(0, 1).map(({ id }) => id)]
  const listed = menu.map(({ id, name }) => ({ value: id, label: name }))
  const usually = {
    value: usual.map(({ id }) => id).join(','),
    label: usual.map(({ name }) => name).join(', '),
  }
  const isNew = usual.length > 0 && listed.every(({ value }) => value !== usually.value)
  return {
    serviceIds: wanted.find((ids) => ids.length > 0) ?? [],
    services: isNew ? [usually, ...listed] : listed,
  }
}

/** What has a place; null for what has none, and for nothing. */
function placed<T extends { latitude: number | null; longitude: number | null }>(
  one: T | null | undefined,
) {
  return one && hasPlace(one) ? one : null
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}

/** The districts that have salons, by name; each is where its salons are on average. */
function districtsOf(salons: readonly PlacedSalon[]): OfferedPlace[] {
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
function placesWith(
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

/**
 * What a position is called: the district, address or salon whose it is, else the customer's own.
 * Without the list of salons it may be a district's as well: then it is called the chosen one.
 */
function placeAt(
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
function provinceNear(position: Point, salons: readonly PlacedSalon[]): string | null {
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
function isNear(position: Point, salons: readonly PlacedSalon[]): boolean {
  return salons.some((salon) => distanceKm(position, salon) <= NEAR_KM)
}
