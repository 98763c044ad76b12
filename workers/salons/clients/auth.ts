import * as z from 'zod'
import { sessionReader } from '../../kit/session'
import { id } from '../../kit/values'

/** Reads the customer's number. */
export const { customerOf } = sessionReader(
  z
    .object({ data: z.object({ userInfo: z.object({ userId: id }) }) })
    .transform(({ data }) => ({ id: data.userInfo.userId })),
)
