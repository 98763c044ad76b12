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
  tiles: null,
  visited: [],
  visitedPoint: null,
  visitedTitle: null,
  isOwner: false,
  addresses: [],
  shown: 5,
  off: null,
}

/** The picker of a customer who is logged in and has saved a place, with a province of each region. */
export const salons: SalonsData = {
  ...salonPicker,
  provinces: (
    [
      ['NORTH', '62', 'Hà Nội', 30],
      ['CENTRAL', '15', 'Đà Nẵng', 1],
      ['SOUTH', '1', 'TP. Hồ Chí Minh', 22],
    ] as const
  ).map(([region, id, name, salonCount]) => ({ id, name, region, salonCount })),
  districts: [{ id: '2', name: 'Quận Hoàn Kiếm' }],
  cities: [{ id: '99', name: 'Điện Biên', salonCount: 0 }],
  isOwner: true,
  addresses: [{ id: '3', name: 'Nhà' }],
}

/** A salon as the picker lists it, and as it lists visited ones. */
export function listedSalon(id: string): SalonsData['visited'][number] {
  return {
    id,
    name: `Salon ${id}`,
    addressNew: `${id} Láng`,
    addressNote: null,
    districtName: '',
    provinceId: '62',
    provinceName: '',
    isOpen: true,
    openingDate: null,
    hasParking: false,
    tag: null,
    rating: null,
    image: null,
    imageFocus: null,
    latitude: 21.01,
    longitude: 105.8,
  }
}
