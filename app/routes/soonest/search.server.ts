import { hasPlace } from '../../../domain/distance'
import type { SelectOption } from '~/ui/more-fields'
import type { Point } from '../../../domain/distance'
import type { SoonestFormQuery } from '../../../schema/generated/graphql'
import {
  districtsOf,
  isNear,
  type OfferedPlace,
  placeAt,
  placedAddresses,
  placesWith,
  provinceNear,
} from './places.server'
import type { SoonestQuery } from './query'
import { bookableServices } from '../../../domain/bookable-services'

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
  const addresses = placedAddresses(form?.viewer?.savedAddresses ?? null)
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
