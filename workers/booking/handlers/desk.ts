import { hex } from '../../../domain/bytes'
import { hmac, isSameSecret } from '../../kit/digest'
import { Unauthorized, type HandlerContext } from '../../kit/serve'
import type { BookingEnv } from '../env'
import type { DeskBookingDto, DeskHomeVisitDto, Input, Reply } from '../contract'
import { DESK_ROWS } from '../contract/desk'
import { hourLabel } from '../salon-day/hours'
import { firstHourOf, readBookingsOfDay, type StoredBooking, readBooking } from '../store/bookings'
import { nowOf } from '../../../domain/clock'
import { vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import {
  answerHomeVisit as answer,
  type HomeVisit,
  readHomeVisitsOfSalon,
} from '../store/home-visits'
import type { BookingStatus } from '../store/rows'
import { noteDeskCancels, updateStatus } from '../store/status-updates'
import { salonDay } from '../salon-day/stub'
import { coded } from '../../kit/message'
import { preferencesDto } from './to-wire'

/** The key of a salon's desk: `<salonId>.<HMAC-SHA256 of the salon's id under DESK_KEY>`. */
export async function deskKey(secret: string, salonId: number): Promise<string> {
  return `${String(salonId)}.${hex(await hmac(secret, String(salonId)))}`
}

/** The salon whose desk calls; refuses everybody without a desk's key. */
async function authenticateDesk({ DESK_KEY }: BookingEnv, request: Request): Promise<number> {
  const given = request.headers.get('x-desk-key') ?? ''
  const salonId = Number(given.split('.')[0])
  if (!DESK_KEY || !(await isSameSecret(given, await deskKey(DESK_KEY, salonId))))
    throw new Unauthorized()
  return salonId
}

/** The bookings of a salon-day with what their customers answered, for its desk. */
export async function listDeskBookings(
  { salonId, bookDate: date, pageNum: page }: Input<'listDeskBookings'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'listDeskBookings'>> {
  if ((await authenticateDesk(env, request)) !== salonId) throw new Unauthorized()
  const ofDay = await readBookingsOfDay(env.DB, { salonId, date }, { page, pageSize: DESK_ROWS })
  return { data: ofDay.bookings.map(deskBookingOf), total: ofDay.total }
}

function deskBookingOf(booking: StoredBooking): DeskBookingDto {
  return {
    bookingId: booking.id,
    appointmentId: booking.appointment,
    status: booking.status,
    hourBook: hourLabel(firstHourOf(booking)),
    startsAt: booking.startsAt,
    numberPersons: booking.people.length,
    people: booking.people.map(({ hourId, stylistName, name, services }) => ({
      hour: hourLabel(hourId),
      stylistName,
      personName: name,
      services: services.map(({ name }) => name),
    })),
    note: booking.note,
    wishes: booking.wishes && preferencesDto(booking.wishes),
    callbackPhone: asksForCall(booking) ? booking.phone : null,
    comingAt: booking.comingAt,
    lateMinutes: booking.lateMinutes,
    lateAt: booking.lateAt,
  }
}

/** Whether a customer who is to come with many people waits for a call. */
function asksForCall({ status, wishes, people }: StoredBooking): boolean {
  return status === 'confirmed' && people.length === 1 && (wishes?.numberPersons ?? 0) > 1
}

const moved = { status: 200 as const, body: { success: true as const } }

/**
 * Reception reports that a customer has come, is being served, is done, or was absent: the hour
 * stays theirs in every case. Or the salon cancels, which frees their places.
 */
export async function updateBookingStatus(
  { bookingId, status: to, images }: Input<'updateBookingStatus'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'updateBookingStatus'>> {
  const salonId = await authenticateDesk(env, request)
  const booking = await readBooking(env.DB, bookingId)
  if (booking?.salonId !== salonId) return { status: 404, body: { message: coded('NO_BOOKING') } }
  const now = nowOf(env)
  const report = { images: to === 'done' ? images : [], now }
  if (booking.status === to) {
    // The end of the day closes what reception has not reported; its report may still come. A
    // repeated report changes nothing.
    if (to === 'done' && booking.doneAt === null)
      await updateStatus(env.DB, bookingId, to, to, report)
    return moved
  }
  // The waiting time before an absence is extended by the announced lateness.
  const startsAt = booking.startsAt + (booking.lateMinutes ?? 0) * 60_000
  return mayTransition(booking.status, to, { startsAt, now }) &&
    (to === 'canceled'
      ? await cancelForSalon(env, booking, now)
      : await updateStatus(env.DB, bookingId, booking.status, to, report))
    ? moved
    : { status: 409, body: { message: coded('NOT_NEXT') } }
}

/**
 * The states to which reception may move a booking; other changes happen without it: a code that
 * does not come, a customer who cancels.
 */
const next: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  confirmed: ['checked_in', 'no_show', 'canceled'],
  checked_in: ['serving', 'done'],
  serving: ['done'],
}

/**
 * Whether a booking may be moved from one state to another now: a customer cannot be absent before
 * their hour.
 */
export function mayTransition(
  from: BookingStatus,
  to: BookingStatus,
  { startsAt, now }: { startsAt: number; now: number },
): boolean {
  return (next[from]?.includes(to) ?? false) && (to !== 'no_show' || now >= startsAt)
}

/** Cancels as the customer's own cancel does, and has them told; false: it is over by now. */
async function cancelForSalon(
  env: BookingEnv,
  { id, salonId, date }: StoredBooking,
  now: number,
): Promise<boolean> {
  await noteDeskCancels(env.DB, id, now)
  return salonDay(env, salonId, date).cancel(id)
}

/** The requests to be served at home that a salon has to call back about, or has arranged. */
export async function listDeskHomeVisits(
  { salonId, pageNum: page }: Input<'listDeskHomeVisits'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'listDeskHomeVisits'>> {
  if ((await authenticateDesk(env, request)) !== salonId) throw new Unauthorized()
  const ofSalon = { salonId, today: vietnamDay(nowOf(env)) }
  const found = await readHomeVisitsOfSalon(env.DB, ofSalon, { page, pageSize: DESK_ROWS })
  return { data: found.rows.flatMap(deskHomeVisitOf), total: found.total }
}

function deskHomeVisitOf(visit: HomeVisit): DeskHomeVisitDto[] {
  if (visit.status === 'canceled') return []
  return [
    {
      bookingId: visit.id,
      status: visit.status,
      customerPhone: visit.phone,
      address: visit.address,
      dateBook: wireDate.encode(visit.date),
      part: visit.part,
      note: visit.note,
      services: visit.services.map(({ name }) => name),
      totalMoney: visit.total,
    },
  ]
}

/** Reception has called: the salon comes, or it does not. */
export async function answerHomeVisit(
  { bookingId: id, status }: Input<'answerHomeVisit'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'answerHomeVisit'>> {
  const salonId = await authenticateDesk(env, request)
  return (await answer(env.DB, { id, salonId }, status))
    ? moved
    : { status: 404, body: { message: coded('NO_BOOKING') } }
}
