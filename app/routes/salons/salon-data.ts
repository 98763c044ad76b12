import { brand } from '~/brand'
import { originOf } from '../shell/page-meta'
import type { Province, Salon } from './cities-by-region'

/** The salons for search engines, as a JSON-LD list of HairSalon. */
export function salonData(provinces: readonly Province[], matches: Parameters<typeof originOf>[0]) {
  const origin = originOf(matches)
  const salons = provinces.flatMap((province) => province.salons)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: salons.map((salon, at) => ({ '@type': 'ListItem', position: at + 1, item: hairSalon(salon, origin) })),
  }
}

function hairSalon(salon: Salon, origin: string) {
  return {
    '@type': 'HairSalon',
    '@id': `${origin}/system-salon#salon-${salon.id}`,
    name: `${brand.name} ${salon.name}`,
    url: `${origin}/booking?salonId=${salon.id}&phone=0&step=0`,
    telephone: salon.phone,
    address: { '@type': 'PostalAddress', streetAddress: salon.addressNew, addressRegion: salon.provinceName, addressCountry: 'VN' },
    geo: { '@type': 'GeoCoordinates', latitude: salon.latitude, longitude: salon.longitude },
    openingHours: `Mo-Su ${clock(brand.hours.opensAt)}-${clock(brand.hours.closesAt)}`,
    currenciesAccepted: 'VND',
    ...(salon.mapUrl ? { hasMap: salon.mapUrl } : {}),
  }
}

/** Minutes after midnight as 08:30. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
