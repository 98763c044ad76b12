import { nationalPhone } from '../../../domain/phone'

/** Where a typed phone starts a booking. */
export function bookingPath(typedPhone: string): string {
  return `/booking?phone=${nationalPhone(typedPhone)}&salonId=0&step=0`
}

/** Path of the list of salons nearby; that page requests the position from the browser. */
export const nearPath = '/booking?salonId=0&phone=0&step=1&near=ask'

/** Where a booking starts when nothing is known yet. */
export const freshBookingPath = '/booking?salonId=0&phone=0&step=0'
