import { nationalPhone } from '../../../domain/phone'

/** Where a typed phone starts a booking. */
export function bookingPath(typedPhone: string): string {
  return `/booking?phone=${nationalPhone(typedPhone)}&salonId=0&step=0`
}

/** Path of the list of salons nearby; that page requests the position from the browser. */
export const nearPath = '/booking?salonId=0&phone=0&step=1&near=ask'

/** Where a booking starts when nothing is known yet. */
export const freshBookingPath = '/booking?salonId=0&phone=0&step=0'

/**
 * Opens the booking of the first hour where a place is known, as around a customer's usual salon;
 * else the page of the soonest hours.
 */
export const firstHourPath = '/som-nhat?take=first'
