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

type Salon = { id: string }
type Args = { guestPhone?: string | null }
type Booking = Args & { date: string; serviceIds: string[] }

const about = (args: Partial<Input> & { salonId: string }): Input => ({
  date: '',
  services: [],
  ...args,
})

const inputOf = (salonId: string, { date, serviceIds, guestPhone: phone }: Booking): Input => ({
  salonId,
  date,
  services: serviceIds,
  phone,
})

/** Plain resolvers, the same for all peers: one backend call each, and fields from its result. */
export const resolvers = {
  Query: {
    now: () => Date.now(),
    // Nobody is logged in, which takes no call.
    viewer: () => null,
    lacking: () => [],
    salon: (_root: unknown, { id }: Salon) => ({ id }),
  },
  Salon: {
    ...Object.fromEntries(
      (
        [
          'name',
          'address',
          'addressNew',
          'addressNote',
          'isOpen',
          'openingDate',
          'warnText',
          'manyPeople',
          'offersConsultation',
          'hasParking',
        ] as const
      ).map((field) => [
        field,
        async ({ id }: Salon, _args: unknown, { read }: Context) =>
          salonOf((await read('salon', about({ salonId: id }))).data)[field],
      ]),
    ),
    bookingRules: async ({ id }: Salon, { guestPhone: phone }: Args, { read }: Context) =>
      roleOf(await read('role', about({ salonId: id, phone }))),
    offers: async ({ id }: Salon, { booking }: { booking: Booking }, { read }: Context) =>
      offersOf((await read('offers', inputOf(id, booking))).data),
    services: async (
      { id }: Salon,
      { chosenIds, guestPhone: phone }: Args & { chosenIds?: string[] | null },
      { read }: Context,
    ) =>
      catalogueOf(await read('catalogue', about({ salonId: id, phone, chosen: chosenIds ?? [] }))),
    staff: async (
      { id }: Salon,
      { date, guestPhone: phone }: Args & { date: string },
      { read }: Context,
    ) => ({
      stylists: (await read('staff', about({ salonId: id, date, phone }))).data.stylists.map(
        stylistOf,
      ),
    }),
    hours: async ({ id }: Salon, { input }: { input: Booking }, { read }: Context) =>
      hoursOf((await read('hours', inputOf(id, input))).data),
  },
  Stylist: {
    salon: async ({ salonId }: { salonId: string }, _args: unknown, { read }: Context) =>
      stylistsSalonOf((await read('salon', about({ salonId }))).data),
  },
}
