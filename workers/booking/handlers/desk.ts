import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { required } from '../../kit/required'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import type { bookingApi, DeskBookingWire } from '../contract'
import { DESK_ROWS } from '../contract/desk'
import type { BookingEnv } from '../env'
import { hourLabel } from '../salon-day/hours'
import { readBookingsOfDay, type StoredBooking } from '../store/bookings'
import { salonOfDesk } from './desk-key'

type List = typeof bookingApi.listDeskBookings

/** The bookings of a salon-day with what their customers answered, for its desk. */
export async function listDeskBookings(
  { salonId, bookDate: date, pageNum: page }: InputOf<List>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<List>> {
  if ((await salonOfDesk(env, request)) !== salonId) throw new Unauthorized()
  const ofDay = await readBookingsOfDay(env.DB, { salonId, date }, { page, rows: DESK_ROWS })
  return { data: ofDay.bookings.map(deskBookingOf), total: ofDay.total }
}

function deskBookingOf(booking: StoredBooking): DeskBookingWire {
  return {
    bookingId: booking.id,
    appointmentId: booking.appointment,
    status: booking.status,
    hourBook: hourLabel(required(booking.people[0], 'customer 1 of a booking').hourId),
    startsAt: booking.startsAt,
    numberPersons: booking.people.length,
    people: booking.people.map(({ hourId, stylistName, services }) => ({
      hour: hourLabel(hourId),
      stylistName,
      services: services.map(({ name }) => name),
    })),
    comingAt: booking.comingAt,
    lateMinutes: booking.lateMinutes,
    lateAt: booking.lateAt,
  }
}
