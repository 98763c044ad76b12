import * as z from 'zod'
import { sessionReader } from '../../kit/session'
import { inData, rowId } from '../../kit/wire'

/** Reads the customer's number. */
export const { customerOf } = sessionReader(
  inData(
    z
      .object({ userInfo: z.object({ userId: rowId }) })
      .transform(({ userInfo }) => ({ id: userInfo.userId })),
  ),
)
