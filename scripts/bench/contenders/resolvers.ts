import {
  catalogueOf,
  provinceOf,
  provincesWithSalons,
  salonOf,
  staffOf,
} from '../screens/content.ts'
import { hoursOf } from '../screens/hours-content.ts'
import type { PathInput } from '../screens/paths.ts'
import type { Read } from './read.ts'

/** The context of the peers' resolvers. */
export type PeerContext = { read: Read }

const about = (args: Partial<PathInput>): PathInput => ({
  salonId: 0,
  province: '',
  provinceId: 0,
  date: '',
  services: [],
  ...args,
})

/**
 * Plain resolvers for the screens, the same for all peers: one backend call each, and fields taken
 * from its result. Provinces bring their salons along, as one call for each of 63 provinces would
 * be unrealistic.
 */
export const resolvers = {
  Query: {
    salon: async (_query: unknown, { id }: { id: number }, { read }: PeerContext) =>
      salonOf((await read('salon', about({ salonId: id }))).data),
    provinces: async (
      _query: unknown,
      { search }: { search?: string | null },
      { read }: PeerContext,
    ) => {
      if (search)
        return (await read('provinces')).data
          .filter(({ cityName }) => cityName === search)
          .map(provinceOf)
      const [provinces, salons] = await Promise.all([read('provinces'), read('salons')])
      return provincesWithSalons(provinces.data, salons.data)
    },
    serviceCatalogue: async (
      _query: unknown,
      {
        salonId,
        phone,
        chosenServiceIds: chosen,
      }: { salonId: number; phone?: string | null; chosenServiceIds?: number[] | null },
      { read }: PeerContext,
    ) => catalogueOf(await read('catalogue', about({ salonId, phone, chosen }))),
    staff: async (
      _query: unknown,
      { salonId, date, phone }: { salonId: number; date: string; phone?: string | null },
      { read }: PeerContext,
    ) => staffOf((await read('staff', about({ salonId, date, phone }))).data),
    hours: async (
      _query: unknown,
      {
        salonId,
        date,
        serviceIds: services,
        phone,
      }: { salonId: number; date: string; serviceIds: number[]; phone?: string | null },
      { read }: PeerContext,
    ) => hoursOf((await read('hours', about({ salonId, date, services, phone }))).data),
  },
}
