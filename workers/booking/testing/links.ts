import type { NewBooking } from '../contract'
import { booking, type Headers } from './client'
import { booked } from './booked'

/** A new booking of one customer, with the token of its link. */
export async function bookedWithLink(
  hour: number,
  headers: Headers,
  over: Partial<NewBooking> = {},
) {
  const { id, phone } = await booked(headers, { note: 'Cửa sau', ...over }, hour)
  return { id, phone, token: await tokenOf(id, headers) }
}

/** The token of a booking's link, as its page has it for one who may know it. */
export async function tokenOf(bookingId: string, headers: Headers): Promise<string> {
  const { body } = await booking(headers).getBooking({ bookingId })
  return 'manageToken' in body && body.manageToken ? body.manageToken : 'none'
}
