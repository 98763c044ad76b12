import type { SaveConsentResult } from '../../../schema/generated/resolvers'
import type { Message } from '../../../workers/kit/message'
import { isUnknownCall } from '../../backends/unknown-call'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { messageOf } from '../../graphql/message'
import { toBooking } from '../booking/mapping'

/** What withdrawing the consent for bookings cancels. */
type Appointment = { kind: 'booking' | 'home-visit'; id: string }

/** The bookings of a phone that have not begun, and its open requests for a home visit. */
export async function appointmentsOf(phone: string, context: Context): Promise<Appointment[]> {
  const [bookings, visits] = await Promise.all([
    context.backends.booking.listMyBookings({}),
    homeVisitsOf(context),
  ])
  const standing = bookings
    .map(toBooking)
    .filter(
      (booking) =>
        booking.phone === phone &&
        booking.startsAt > context.now &&
        !booking.isCanceled &&
        (booking.status === 'CONFIRMED' || booking.status === 'PENDING_CODE'),
    )
  return [
    ...standing.map(({ id }) => ({ kind: 'booking' as const, id })),
    // This browser may also have requested visits for others.
    ...visits
      .filter((visit) => visit.phone === phone)
      .map(({ id }) => ({ kind: 'home-visit' as const, id })),
  ]
}

/** Cancels appointments; returns those that a backend did not cancel. */
export async function cancelAll(
  appointments: Appointment[],
  { backends: { booking } }: Context,
): Promise<Appointment[]> {
  const responses = await Promise.all(
    appointments.map(({ kind, id: bookingId }) =>
      nullIfBackendFails<{ status: number }>(
        kind === 'booking'
          ? booking.cancelBooking({ bookingId })
          : booking.cancelHomeVisit({ bookingId }),
      ),
    ),
  )
  return appointments.filter((_appointment, index) => responses[index]?.status !== 200)
}

/** The refusal of a withdrawal while there are appointments; `isTried`: they could not be canceled. */
export function appointmentsStand(
  appointments: Appointment[],
  isTried: boolean,
): Extract<SaveConsentResult, { __typename?: 'BookingsStand' }> {
  const bookings = appointments.filter(({ kind }) => kind === 'booking').length
  const visits = appointments.length - bookings
  const message: Message = [
    ...(isTried ? [{ code: 'NOT_ALL_CANCELED' as const, params: {} }] : []),
    ...(bookings > 0 ? [{ code: 'BOOKINGS_STAND' as const, params: { bookings } }] : []),
    ...(visits > 0 ? [{ code: 'HOME_VISITS_STAND' as const, params: { visits } }] : []),
    { code: 'WITHDRAWAL_CANCELS', params: {} },
  ]
  return { __typename: 'BookingsStand', count: appointments.length, ...messageOf({ message }) }
}

async function homeVisitsOf({ backends }: Context) {
  try {
    return await backends.booking.listHomeVisits({})
  } catch (error) {
    if (isUnknownCall(error)) return []
    throw error
  }
}
