import * as z from 'zod'
import {
  customerName,
  customerNameForm,
  MAX_CUSTOMER_NAME_LENGTH,
} from '../../../domain/customer-name'

/** A name as customers type it; with a refusal for each fault. */
export const typedName = z
  .string()
  .overwrite(customerName)
  .max(MAX_CUSTOMER_NAME_LENGTH, 'NAME_TOO_LONG')
  .regex(customerNameForm, 'NAME_INVALID')
