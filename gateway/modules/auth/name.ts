import * as z from 'zod'
import { MAX_CUSTOMER_NAME_LENGTH, customerNameForm } from '../../../domain/customer-name'

/**
 * A name as customers type it: trimmed, with runs of spaces joined (B-316); the refusals are those
 * of B-317.
 */
export const typedName = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .max(MAX_CUSTOMER_NAME_LENGTH, 'NAME_TOO_LONG')
      .regex(customerNameForm, 'NAME_INVALID'),
  )
