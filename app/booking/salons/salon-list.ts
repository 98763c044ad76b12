import { hasPlace } from '../../../domain/distance'
import { brand } from '~/brand'

/** Rows that a list shows at first, and that 'see more' adds. */
export const listPage = 5

/** Number of rows to show: by fives, at least five. */
export function rowsShown(text: string | null): number {
  const persons = Number(text)
  return Number.isInteger(persons) && persons > listPage
    ? Math.ceil(Math.min(persons, 500) / listPage) * listPage
    : listPage
}

const order = ['NORTH', 'CENTRAL', 'SOUTH', 'OTHER'] as const

type CityOption = { name: string; region: (typeof order)[number]; salonCount: number }

/** North, Central, South and the rest with their cities that have salons, the ones with most salons first. */
export function regionsOf<C extends CityOption>(
  cities: readonly C[],
): { region: CityOption['region']; cities: C[] }[] {
  return order.map((region) => ({
    region,
    cities: cities
      .filter((city) => city.region === region && city.salonCount > 0)
      .sort((a, b) => b.salonCount - a.salonCount || a.name.localeCompare(b.name, 'vi')),
  }))
}

/** The many-people switch is offered, depending on the salon and the day. */
export function offersManyPeople(
  manyPeople: 'OFF' | 'ALL' | 'NOT_TODAY',
  date: string,
  today: string,
): boolean {
  return manyPeople === 'ALL' || (manyPeople === 'NOT_TODAY' && date !== today)
}

/** Number of persons that the many-people switch requests. */
export function personsRequested(isOn: boolean): number {
  return isOn ? 2 : 0
}

/** Most salons that a customer is reminded of. */
export const MAX_PREVIOUS_SALONS = 3

/** A customer's previous salons, last visited first, each once, three at most. */
export function previousSalons<Salon extends { id: string }>(
  groups: readonly { salons: readonly Salon[] }[] | null | undefined,
): Salon[] {
  const all = (groups ?? []).flatMap(({ salons }) => salons)
  return all
    .filter((salon, at) => all.findIndex(({ id }) => id === salon.id) === at)
    .slice(0, MAX_PREVIOUS_SALONS)
}

/**
 * The starting point when the visited-before list becomes a nearby list: its first salon with one,
 * `21.029,105.845`; null for an empty one.
 */
export function pointOfFirst(
  salons: readonly { latitude: number | null; longitude: number | null }[],
): string | null {
  const first = salons.find(hasPlace)
  return first ? `${first.latitude},${first.longitude}` : null
}

/** Saved places are shown when the logged-in customer's phone is the booking's. */
export function isOwnPhone(viewerPhone: string | null | undefined, bookingPhone: string): boolean {
  return bookingPhone !== '' && viewerPhone === bookingPhone
}

/** The chain's first cities in its order, then the others as they come. */
export function leadingFirst<City extends { id: string }>(cities: readonly City[]): City[] {
  const first: readonly string[] = brand.cityOrder
  const place = ({ id }: City) => (first.includes(id) ? first.indexOf(id) : first.length)
  return [...cities].sort((a, b) => place(a) - place(b))
}

/** Cities with salons: the chain's first ones in its order, then those with more salons. */
export function largestCities<City extends { id: string; salonCount: number }>(
  cities: readonly City[],
): City[] {
  return leadingFirst(
    cities.filter(({ salonCount }) => salonCount > 0).sort((a, b) => b.salonCount - a.salonCount),
  )
}
