import type { Input, Read } from './backends.ts'
import {
  catalogueOf,
  hoursOf,
  offersOf,
  roleOf,
  salonOf,
  stylistOf,
  stylistsSalonOf,
} from './content.ts'

/** The context of the resolvers. */
export type Context = { read: Read }

type Args = { salonId: number; phone?: string | null }
type DayArgs = Args & { date: string }
type SelectionArgs = DayArgs & { serviceIds: number[] }

const about = (args: Partial<Input> & { salonId: number }): Input => ({
  date: '',
  services: [],
  ...args,
})

/** Plain resolvers, the same for all peers: one backend call each, and fields from its result. */
export const resolvers = {
  Query: {
    now: () => Date.now(),
    // Nobody is logged in, which takes no call.
    viewer: () => null,
    salon: async (_root: unknown, { id }: { id: number }, { read }: Context) =>
      salonOf((await read('salon', about({ salonId: id }))).data),
    role: async (_root: unknown, { salonId, phone }: Args, { read }: Context) =>
      roleOf(await read('role', about({ salonId, phone }))),
    offers: async (_root: unknown, args: SelectionArgs, { read }: Context) =>
      offersOf((await read('offers', about({ ...args, services: args.serviceIds }))).data),
    serviceCatalogue: async (
      _root: unknown,
      { chosenServiceIds, ...args }: Args & { chosenServiceIds?: number[] | null },
      { read }: Context,
    ) => catalogueOf(await read('catalogue', about({ ...args, chosen: chosenServiceIds ?? [] }))),
    staff: async (_root: unknown, args: DayArgs, { read }: Context) => ({
      stylists: (await read('staff', about(args))).data.stylists.map(stylistOf),
    }),
    hours: async (_root: unknown, args: SelectionArgs, { read }: Context) =>
      hoursOf((await read('hours', about({ ...args, services: args.serviceIds }))).data),
  },
  Stylist: {
    salon: async ({ salonId }: { salonId: number }, _args: unknown, { read }: Context) =>
      stylistsSalonOf((await read('salon', about({ salonId }))).data),
  },
}
