import * as z from 'zod'
import { sessionReader } from '../../kit/session'
import { phone } from '../../kit/values'
import { count, inData, known, rowId, text } from '../../kit/wire'

/** A customer as far as the wheel needs them. */
export type Customer = {
  id: number
  /** The customer's own, proved phone. */
  phone: string
  /** '' until entered. */
  name: string
  /** Has given name, e-mail and birthday. */
  hasWholeProfile: boolean
}

export const { customerOf, customerOrNull } = sessionReader(
  inData(
    z
      .object({
        userInfo: z.object({
          userId: rowId,
          phoneNumber: phone,
          userName: text,
          email: text,
          /** A host may have a whole date in it. */
          dateOfBirth: known(count.or(z.string()), 0),
        }),
      })
      .transform(({ userInfo }): Customer => ({
        id: userInfo.userId,
        phone: userInfo.phoneNumber,
        name: userInfo.userName,
        hasWholeProfile: Boolean(userInfo.userName && userInfo.email && userInfo.dateOfBirth),
      })),
  ),
)

/** The displayed name of a customer without one. */
export const SOMEBODY = 'Khách hàng'

/**
 * A customer's name as others see it: the first letter of the given name, which comes last in
 * Vietnamese.
 */
export function maskedName(name: string): string {
  const [letter] = name.trim().split(/\s+/).at(-1) ?? ''
  return letter ? `Anh ${letter.toLocaleUpperCase('vi')}***` : SOMEBODY
}
