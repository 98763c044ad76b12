import { largestCities } from '~/booking/salons/largest-cities'

/** How many cities stand on Home; the rest is a press away. */
const MAX_CITIES = 8

/** A city with its number of salons. */
type HomeCity = { id: string; name: string; salonCount: number }

/** The cities that Home lists, and how many have salons. */
export type HomeCities = { largest: HomeCity[]; count: number }

/** The chain's first cities, then those with more salons; cities without one are left out. */
export function homeCities(provinces: readonly HomeCity[]): HomeCities {
  const cities = largestCities(provinces)
  return { largest: cities.slice(0, MAX_CITIES), count: cities.length }
}
