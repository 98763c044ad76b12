import { brand } from '~/brand'

/** Cities with salons: the chain's first ones in its order, then those with more salons. */
export function largestCities<City extends { id: number; salonCount: number }>(
  cities: readonly City[],
): City[] {
  const rank = ({ id }: City) => (brand.cityOrder as readonly number[]).indexOf(id)
  const place = (city: City) => (rank(city) < 0 ? brand.cityOrder.length : rank(city))
  return cities
    .filter(({ salonCount }) => salonCount > 0)
    .sort((a, b) => place(a) - place(b) || b.salonCount - a.salonCount)
}
