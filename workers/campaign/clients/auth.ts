import * as z from 'zod'
import { sessionReader } from '../../kit/session'
import { phone } from '../../kit/values'
import { inData, known, rowId, whole } from '../../kit/wire'

/**
 * The customer of a session: their number, their proved phone, and whether they have requested
 * deletion.
 */
export type SessionCustomer = { id: number; phone: string; isLeaving: boolean }

export const { customerOf } = sessionReader(
  inData(
    z
      .object({
        userInfo: z.object({ userId: rowId, phoneNumber: phone }),
        deleteAt: known(whole.nullable(), null),
      })
      .transform(({ userInfo, deleteAt }): SessionCustomer => ({
        id: userInfo.userId,
        phone: userInfo.phoneNumber,
        isLeaving: deleteAt !== null,
      })),
  ),
)
