import * as z from 'zod'
import { sessionReader } from '../../kit/session'
import { id, phone } from '../../kit/values'

/**
 * The customer of a session: their number, their proved phone, and whether they have requested
 * deletion.
 */
export type SessionCustomer = { id: number; phone: string; isLeaving: boolean }

export const { customerOf } = sessionReader(
  z
    .object({
      data: z.object({
        userInfo: z.object({ userId: id, phoneNumber: phone }),
        deleteAt: z.int().nullish(),
      }),
    })
    .transform(({ data: { userInfo, deleteAt } }): SessionCustomer => ({
      id: userInfo.userId,
      phone: userInfo.phoneNumber,
      isLeaving: typeof deleteAt === 'number',
    })),
)
