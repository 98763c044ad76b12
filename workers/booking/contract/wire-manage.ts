import * as z from 'zod'
import { messageWire } from '../../kit/message'
import { bookingWire, freeHourWire } from './wire-booking'

/** A manage link's booking: `over` after the visit, and then without any field of it. */
export const managedWire = z.object({
  state: z.enum(['open', 'over']),
  booking: bookingWire.nullable(),
  /** Announced minutes of lateness; null: none. */
  lateMinutes: z.int().positive().nullable(),
  mayBeLate: z.boolean(),
  /** Whether the customer has answered that they come, and whether they may now. */
  isComing: z.boolean().default(false),
  mayConfirm: z.boolean().default(false),
  /** Whether names of its persons may be stored now. */
  mayName: z.boolean().default(false),
  mayCancel: z.boolean(),
})

/**
 * 409: the chair is taken then, or it is too early or too late to announce; `hours` are the nearest
 * free ones.
 */
export const lateRefusedWire = z
  .object({ message: messageWire, hours: z.array(freeHourWire) })
  .transform((wire) => ({ message: wire.message, nearest: wire.hours }))
