import { catalogueOf, provinceOf, provincesWithSalons, salonOf } from '../screens/content.ts'
import { hoursOf } from '../screens/hours-content.ts'
import {
  chosenSalonOf,
  offersOf,
  receptionOf,
  roleOf,
  stylistOf,
  stylistsSalonOf,
} from '../screens/main-content.ts'
import type { PathInput } from '../screens/paths.ts'
import type { Read } from './read.ts'

/** The context of the peers' resolvers. */
export type PeerContext = { read: Read }

/** Services at a salon on a day, for a customer. */
type SelectionArgs = { salonId: number; date: string; serviceIds: number[]; phone?: string | null }

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
    now: () => Date.now(),
    // Nobody is logged in, which takes no call.
    viewer: () => null,
    salon: async (_query: unknown, { id }: { id: number }, { read }: PeerContext) => {
      const { data } = await read('salon', about({ salonId: id }))
      return { ...salonOf(data), ...chosenSalonOf(data) }
    },
    role: async (
      _query: unknown,
      { salonId, phone }: { salonId: number; phone?: string | null },
      { read }: PeerContext,
    ) => roleOf(await read('role', about({ salonId, phone }))),
    offers: async (
      _query: unknown,
      { salonId, date, serviceIds: services, phone }: SelectionArgs,
      { read }: PeerContext,
    ) => offersOf((await read('offers', about({ salonId, date, services, phone }))).data),
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
    ) => {
      const { stylists, skinners } = (await read('staff', about({ salonId, date, phone }))).data
      return { stylists: stylists.map(stylistOf), skinnerCount: skinners.length }
    },
    hours: async (
      _query: unknown,
      { salonId, date, serviceIds: services, phone }: SelectionArgs,
      { read }: PeerContext,
    ) => {
      const { data } = await read('hours', about({ salonId, date, services, phone }))
      return { ...hoursOf(data), ...receptionOf(data) }
    },
  },
  Stylist: {
    salon: async ({ salonId }: { salonId: number }, _args: unknown, { read }: PeerContext) =>
      stylistsSalonOf((await read('salon', about({ salonId }))).data),
  },
}
