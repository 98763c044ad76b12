import { readPoint, rowsShown } from '~/booking/salon-list'
import type { Site } from '~/context'
import { BookingSalonsDocument } from '../../../../schema/generated/graphql'
import { readPickerView } from './picker-view'

/** Everything that the salon picker shows. */
export async function loadSalons(site: Site, query: URLSearchParams) {
  const view = readPickerView(query)
  const isSearch = view.q !== ''
  const point = isSearch ? null : readPoint(view.near)
  const isList = !point && (isSearch || view.cityId !== null)
  const answer = await site.gateway.ask(BookingSalonsDocument, {
    search: isSearch ? view.q : null,
    isSearch,
    provinceId: isSearch ? null : view.cityId,
    districtId: isSearch ? null : view.districtId,
    hasParking: view.parking ? true : null,
    isList,
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
    isNear: point !== null,
    offId: view.off ?? 0,
    isOff: view.off !== null,
  })
  const found = answer.ok ? answer.data : null
  const near = found?.salonsNear?.filter((salon) => !view.parking || salon.hasParking)
  return {
    screen: 'salons' as const,
    now: site.now,
    /** Null: not loaded. */
    provinces: found?.provinces ?? null,
    cities: found?.citiesFound ?? [],
    salons: point ? (near ?? null) : (found?.salons ?? null),
    isNear: point !== null,
    isList,
    shown: point ? rowsShown(view.show) : Infinity,
    off: found?.salonOff ?? null,
  }
}

/** What the salon picker shows. */
export type SalonsData = Awaited<ReturnType<typeof loadSalons>>
