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
