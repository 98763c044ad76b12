import { nationalPhone } from '../../../domain/phone'

/** Where a typed phone starts a booking (H-031). */
export function bookingPath(typedPhone: string): string {
  return `/booking?phone=${nationalPhone(typedPhone)}&salonId=0&step=0`
}

/** Path of the list of salons nearby; that page requests the position from the browser (B-062). */
export const nearPath = '/booking?salonId=0&phone=0&step=1&near=ask'

/** Where a booking starts when nothing is known yet (B-011). */
export const freshBookingPath = '/booking?salonId=0&phone=0&step=0'
