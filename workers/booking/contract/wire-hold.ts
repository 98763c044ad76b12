import * as z from 'zod'
import { hourId, id, phone } from '../../kit/values'
import { commaIds, wireDate } from '../../kit/wire'

/** The hour to hold: one entry per person who has chosen one, customer 1 first. */
export const newHoldWire = z.object({
  salonId: id,
  dateBook: wireDate,
  bookHours: z
    .array(
      z.object({
        bookHourId: hourId,
        listServiceId: commaIds,
        /** 0: the system chooses. */
        stylistId: z.int().nonnegative(),
      }),
    )
    .min(1, 'HOUR_MISSING')
    .max(5, 'TOO_MANY_PEOPLE'),
  utmSource: z.string().max(100),
  /** The phone whose booking the caller changes: its places count as free, if it is theirs. */
  changesBookingOf: phone.optional(),
})

/** 200: held until `holdExpiresAt` (epoch ms). */
export const heldWire = z
  .object({ data: z.object({ holdExpiresAt: z.int() }) })
  .transform((wire) => ({ until: wire.data.holdExpiresAt }))

export type NewHold = z.output<typeof newHoldWire>
