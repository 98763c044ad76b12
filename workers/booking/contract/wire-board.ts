import * as z from 'zod'
import { BOARD_PEOPLE } from '../../../domain/board-entry'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { dong, id } from '../../kit/values'
import { lenientList, wireDate } from '../../kit/wire'
import { specialDayWire } from './wire-catalogue'

/** Digits of domain/board-entry.ts: five for each frame of the day. */
const digits = z.string().regex(new RegExp(`^\\d{${LAST_HOUR_ID * BOARD_PEOPLE}}$`))

/** The board as it travels. */
export const boardWire = z
  .object({
    data: z.object({
      version: z.int().nonnegative(),
      isWhole: z.boolean(),
      entries: z.array(
        z.object({ salonId: id, date: wireDate, stylists: digits, skinners: digits }),
      ),
    }),
  })
  .transform((wire) => wire.data)

/** What customers think of the stylists of each salon, on the wire. */
export const salonRatingsWire = z
  .object({
    data: lenientList(
      z
        .object({
          salonId: id,
          ratingStar: z.number().min(0).max(5),
          totalCutomer: z.int().nonnegative(),
        })
        .transform((wire) => ({
          salonId: wire.salonId,
          stars: wire.ratingStar,
          customerCount: wire.totalCutomer,
        })),
    ),
  })
  .transform((wire) => wire.data)

/** The services and the salons without them, on the wire. */
export const soldWire = z
  .object({
    data: z.object({
      services: lenientList(
        z
          .object({
            serviceId: id,
            timeServe: z.int().positive(),
            priceNum: dong,
            serviceDeliveryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          })
          .transform((wire) => ({
            id: wire.serviceId,
            minutes: wire.timeServe,
            price: wire.priceNum,
            delivery: wire.serviceDeliveryType,
          })),
      ),
      unsold: lenientList(z.object({ salonId: id, serviceId: id })),
      rulesSpecialDay: lenientList(specialDayWire),
    }),
  })
  .transform(({ data }) => ({
    /** Without hidden ones, which cannot be booked. */
    services: data.services,
    unsold: data.unsold,
    specialDays: data.rulesSpecialDay,
  }))
