import { booking, type Headers, newBookingInput } from './client'
import type { NewBooking } from '../contract'

/** A new booking of one customer, by a browser or a session; throws when it is refused. */
export async function booked(
  headers: Headers,
  over: Partial<NewBooking> = {},
  hour = 10,
): Promise<{ id: string; phone: string }> {
  const order = newBookingInput(over, { bookHourId: hour })
  const { status, body } = await booking(headers).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  return { id: body.bookingId, phone: order.phone }
}
