import * as z from 'zod'
import { bookingStatus } from './wire-booking'

/**
 * A booking as the desk of its salon sees it. It has no name, phone or note: the customer says the
 * booking's number.
 */
export const deskBookingWire = z
  .object({
    bookingId: z.string(),
    /** What a booking and those that replace it have in common: a change is not a cancellation. */
    appointmentId: z.string(),
    /** As reported; `confirmed` also past its hour, until reception or the end of the day moves it. */
    status: bookingStatus,
    /** The hour of customer 1, such as `9h30`, and the instant (epoch ms). */
    hourBook: z.string(),
    startsAt: z.int(),
    numberPersons: z.int().positive(),
    /** One for each person, customer 1 first. */
    people: z.array(
      z.object({
        hour: z.string(),
        /** '' while nobody was chosen. */
        stylistName: z.string(),
        services: z.array(z.string()),
      }),
    ),
    /** When the customer answered that they come (epoch ms); null: they have not. */
    comingAt: z.int().nullable(),
    /** Minutes by which they come late, and when they said so (epoch ms); null: they have not. */
    lateMinutes: z.int().positive().nullable(),
    lateAt: z.int().nullable(),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    appointmentId: wire.appointmentId,
    status: wire.status,
    hourLabel: wire.hourBook,
    startsAt: wire.startsAt,
    personCount: wire.numberPersons,
    people: wire.people.map(({ hour, stylistName, services }) => ({
      hourLabel: hour,
      stylistName: stylistName || null,
      services,
    })),
    isComing: wire.comingAt !== null,
    comingAt: wire.comingAt,
    lateMinutes: wire.lateMinutes,
    lateAt: wire.lateAt,
  }))

export type DeskBookingWire = z.input<typeof deskBookingWire>
