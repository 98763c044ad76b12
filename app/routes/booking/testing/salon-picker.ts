import type { SalonsData } from '../salon/load.server'
import { now } from './main-screen'

/** The salon picker before a city is chosen, of somebody without visits or saved places. */
export const salonPicker: SalonsData = {
  screen: 'salons',
  now,
  provinces: [],
  districts: [],
  cities: [],
  salons: null,
  isNear: false,
  isList: false,
  visited: [],
  ratings: {},
  visitedPoint: null,
  visitedTitle: null,
  isOwner: false,
  addresses: [],
  shown: 5,
  off: null,
}

/** A salon as the picker lists it, and as it lists visited ones. */
export function listedSalon(id: number): SalonsData['visited'][number] {
  return {
    id,
    name: `Salon ${id}`,
    addressNew: `${id} Láng`,
    addressNote: '',
    districtName: '',
    provinceId: 62,
    provinceName: '',
    isOpen: true,
    openingDate: null,
    hasParking: false,
    tag: null,
    distanceKm: null,
    image: null,
    imageFocus: null,
    latitude: 21.01,
    longitude: 105.8,
  }
}
