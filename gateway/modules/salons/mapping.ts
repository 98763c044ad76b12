import type {
  Province as ChainProvince,
  Salon as ChainSalon,
} from '../../../workers/salons/contract'
import { slugOf } from '../../../domain/fold'
import type {
  ManyPeople,
  Region,
  ResolversParentTypes,
  Salon,
} from '../../../schema/generated/resolvers'

/**
 * A province as the schema has it, without its salons, which a field resolver picks from the list.
 */
export type ListedProvince = ResolversParentTypes['Province']

/** A salon as the schema has it, with the text that the search uses. */
export type ListedSalon = Salon & { searchText: string }

/** Salon 269 is in no list, and still found by its number. */
const HIDDEN_SALON_ID = 269

const manyPeople: Record<ChainSalon['manyPeople'], ManyPeople> = {
  off: 'OFF',
  all: 'ALL',
  notToday: 'NOT_TODAY',
}
const regions: Record<number, Region> = { 1: 'NORTH', 2: 'CENTRAL', 3: 'SOUTH' }

/** A salon as the schema has it; hosts may go on naming the day on which one has opened. */
export function toSalon(salon: ChainSalon, today: string): ListedSalon {
  const { openingDate } = salon
  return {
    ...salon,
    openingDate: openingDate !== null && openingDate > today ? openingDate : null,
    slug: slugOf(salon.name.replace(/^Salon /, '')),
    isListed: salon.id !== HIDDEN_SALON_ID,
    manyPeople: manyPeople[salon.manyPeople],
  }
}

/** The listed salons as the schema has them. */
export function toSalons(salons: ChainSalon[], today: string): ListedSalon[] {
  return salons.filter(({ id }) => id !== HIDDEN_SALON_ID).map((salon) => toSalon(salon, today))
}

/** A province as the schema has it. */
export function toProvince({ regionId, ...province }: ChainProvince): ListedProvince {
  return { ...province, region: regions[regionId ?? 0] ?? 'OTHER' }
}
