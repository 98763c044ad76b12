import * as z from 'zod'
import { wireDate } from '../../kit/wire'
import { guideWire } from './wire-catalogue'

/** The permissions of a phone at a salon. */
export const roleWire = z
  .object({
    memberType: z.int(),
    allowBookStylist: z.boolean(),
    allowMultiple: z.boolean(),
    daysBookFuture: z.int().nonnegative(),
    maxDaysBookFuture: z.int().nonnegative(),
    bookDates: z.array(wireDate),
    specialHours: z.object({
      today: z.array(z.string()),
      normal: z.array(z.string()),
      weekend: z.array(z.string()),
    }),
    guideScreens: z.array(guideWire),
  })
  .transform((wire) => ({
    memberType: wire.memberType,
    mayChooseStylist: wire.allowBookStylist,
    mayBookForOthers: wire.allowMultiple,
    activeDays: wire.daysBookFuture,
    maxDays: wire.maxDaysBookFuture,
    dates: wire.bookDates,
    guides: wire.guideScreens,
  }))
