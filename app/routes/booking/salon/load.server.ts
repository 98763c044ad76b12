import { readConsent } from '~/booking/customer/consent'
import type { Draft } from '~/booking/draft/draft'
import { withRatingText } from '~/booking/salons/salon-ratings'
import { isOwnPhone, pointOfFirst, previousSalons, rowsShown } from '~/booking/salons/salon-list'
import type { Site } from '~/context'
import type { GatewayResponse } from '~/gateway.server'
import {
  BookingSalonsDocument,
  TrackLocationDocument,
  type BookingSalonsQuery,
  type PickedSalonPartsFragment,
} from '../../../../schema/generated/graphql'
import { readPoint, type Point } from '../../../../domain/distance'
import { readPickerView } from './picker-view'

/** A salon of the list, with its rating in words and, near a place, how far it is. */
type PickedSalon = Omit<PickedSalonPartsFragment, 'rating'> & {
  rating: string | null
  distanceKm?: number
}

/** Everything that the salon picker shows. */
export async function loadSalons(
  site: Site,
  draft: Draft,
  query: URLSearchParams,
  cookies: string,
) {
  const view = readPickerView(query)
  const isSearch = view.q !== ''
  const isAddress = !isSearch && view.address !== null
  const point = isSearch || isAddress ? null : readPoint(view.near)
  if (point) reportPosition(site, draft.phone, point, cookies)
  const isNear = point !== null || isAddress
  const isList = !isNear && (isSearch || view.cityId !== null || view.area !== '')
  const response = await site.gateway.query(BookingSalonsDocument, {
    search: isSearch ? view.q : null,
    isSearch,
    provinceId: isSearch ? null : view.cityId,
    districtId: isSearch ? null : view.districtId,
    hasParking: view.parking ? true : null,
    isList,
    isCity: isList && view.cityId !== null && !isSearch,
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
    isNear: point !== null,
    addressId: view.address ?? '',
    isNearAddress: isAddress,
    offId: view.off ?? '',
    isOff: view.off !== null,
  })
  const found = response.ok ? response.data : null
  const near = (isAddress ? nearAddress(response) : found?.salonsNear)
    ?.map(({ salon, distanceKm }) => ({ ...salon, distanceKm }))
    .filter((salon) => !view.parking || salon.hasParking)
  const visitedSalons = found?.browser.visitedSalons
  const visited = previousSalons(visitedSalons).map(withRatingText)
  const salons: readonly PickedSalon[] | null =
    (isNear ? near : found?.salons)?.map(withRatingText) ?? null
  const isOwner = isOwnPhone(found?.viewer?.profile?.phone, draft.phone)
  return {
    screen: 'salons' as const,
    now: site.now,
    /** Null: not loaded. */
    provinces: found?.provinces?.map(({ districts: _, ...city }) => city) ?? null,
    /** Those of the chosen city that have salons. */
    districts: districtsWithSalons(found, view.cityId),
    cities: found?.citiesFound ?? [],
    salons,
    isNear,
    isList,
    tiles: site.mapTiles,
    visited,
    visitedPoint: pointOfFirst(visited),
    visitedTitle: visitedSalons?.[0]?.title ?? null,
    /** Saved places are the owner's own. */
    isOwner,
    addresses: isOwner ? (found?.viewer?.savedAddresses ?? []) : [],
    shown: isNear ? rowsShown(view.show) : Infinity,
    off: found?.offSalon?.closure ?? null,
  }
}

/** The salons near the chosen address, none for one that is not theirs; null when they could not be read. */
function nearAddress(response: GatewayResponse<BookingSalonsQuery>) {
  if (!response.ok) return null
  const address = response.data.viewer?.savedAddress
  if (address) return address.salons
  return response.failed.includes('viewer.savedAddress') ? null : []
}

function districtsWithSalons(found: BookingSalonsQuery | null, cityId: string | null) {
  const withSalons = new Set(found?.salonsOfCity?.map(({ districtId }) => districtId))
  const all = found?.provinces?.find(({ id }) => id === cityId)?.districts ?? []
  return all.filter(({ id }) => withSalons.has(id))
}

/**
 * Tracks a customer's position at a search nearby, if they agreed to that; the page does not wait
 * for it.
 */
function reportPosition(
  site: Site,
  phone: string,
  { latitude, longitude }: Point,
  cookies: string,
): void {
  const consent = readConsent(cookies)
  if (!consent?.location || consent.phone !== phone) return
  site.waitUntil(site.gateway.mutate(TrackLocationDocument, { phone, latitude, longitude }))
}

/** What the salon picker shows. */
export type SalonsData = Awaited<ReturnType<typeof loadSalons>>
