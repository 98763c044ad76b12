import * as z from 'zod'
import {
  customerName,
  customerNameForm,
  MAX_CUSTOMER_NAME_LENGTH,
} from '../../../domain/customer-name'

/** A name as customers type it (B-316); the refusals are those of B-317. */
export const typedName = z
  .string()
  .overwrite(customerName)
  .max(MAX_CUSTOMER_NAME_LENGTH, 'NAME_TOO_LONG')
  .regex(customerNameForm, 'NAME_INVALID')
