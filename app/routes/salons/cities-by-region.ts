import type { SalonPartsFragment, SalonSystemQuery } from '../../../schema/generated/graphql'

/** A salon as the page shows it, with its rating in words. */
export type Salon = SalonPartsFragment & { rating: string | null }
/** A city with its salons. */
export type Province = Omit<NonNullable<SalonSystemQuery['provinces']>[number], 'salons'> & {
  salons: readonly Salon[]
}
/** A part of the country. */
export type RegionId = Province['region']

const regions: readonly RegionId[] = ['NORTH', 'CENTRAL', 'SOUTH', 'OTHER']

/** Cities that have salons, north to south, those with most salons first. */
export function citiesByRegion(
  provinces: readonly Province[],
): { region: RegionId; cities: Province[] }[] {
  return regions
    .map((region) => ({
      region,
      cities: provinces
        .filter((city) => city.region === region && city.salons.length > 0)
        .sort((a, b) => b.salons.length - a.salons.length),
    }))
    .filter(({ cities }) => cities.length > 0)
}
