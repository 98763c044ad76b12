import { brand } from '~/brand'

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
