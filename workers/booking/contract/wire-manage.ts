import * as z from 'zod'
import { hourId } from '../../kit/values'
import { wireDate } from '../../kit/wire'
import { bookingWire } from './wire-booking'

/** What a manage link opens: `over` once the visit is, and then nothing of it is told. */
export const managedWire = z.object({
  state: z.enum(['open', 'over']),
  booking: bookingWire.nullable(),
  /** Minutes that he has said he will be late; null: not said. */
  lateMinutes: z.int().positive().nullable(),
  mayBeLate: z.boolean(),
  mayCancel: z.boolean(),
})

/**
 * 409: the chair is somebody else's then, or it is not the time to say so; `hours` are the nearest
 * free ones.
 */
export const lateRefusedWire = z
  .object({
    message: z.string(),
    hours: z.array(z.object({ bookHourId: hourId, hour: z.string(), dateBook: wireDate })),
  })
  .transform((wire) => ({
    message: wire.message,
    nearest: wire.hours.map((hour) => ({
      hourId: hour.bookHourId,
      label: hour.hour,
      date: hour.dateBook,
    })),
  }))
