import type { phone as vi } from '../vi/phone'
import type { Wording } from '../wording'

/** Problems of a phone; app/booking/customer/phone.ts decides which one is shown. */
export const phone = {
  empty: 'Please enter your phone number.',
  short: 'Please enter all 10 digits.',
  bad: 'That’s not a phone number. Please check it and enter it again.',
  notZero: 'Please enter a valid phone number.',
  tooMany: 'That’s {n} {n|digit|digits} too many – please check the number.',
} as const satisfies Wording<typeof vi>
