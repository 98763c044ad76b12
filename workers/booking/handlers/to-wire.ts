import { ownerTokenOf } from '../../kit/request'
import { nowOf } from '../../../domain/clock'
import { maskPhone } from '../../kit/values'
import { wireDate } from '../../kit/wire'
import { FRAME_MINUTES } from '../../../domain/frames'
import type { BookingDto } from '../contract'
import type { BookingEnv } from '../env'
import { salonOf } from '../clients/salons'
import { linkToken } from '../manage-link'
import { hourLabel } from '../salon-day/hours'
import type { SoldService } from '../pricing/order'
import { firstHourOf, type StoredBooking } from '../store/bookings'
import { type BookingStatus, SERVED_STATUSES } from '../store/rows'
import type { HandlerContext } from '../../kit/serve'
import { sessionPhone } from '../clients/auth'

/**
 * A booking as its owner sees it; others get a masked phone, no note and no names, but a manage
 * link shows the names, which are written there.
 */
export async function dtoOf(
  booking: StoredBooking,
  caller: TokenOwner,
  env: BookingEnv,
  { showsNames = false }: { showsNames?: boolean } = {},
): Promise<BookingDto> {
  const [isMine, salon] = await Promise.all([
    isOwner(booking, caller),
    salonOf(env, booking.salonId).catch(() => null),
  ])
  const now = nowOf(env)
  const status = statusNow(booking, now)
  const manageToken =
    isMine && SERVED_STATUSES.includes(status) ? await linkToken(env, booking) : null
  return {
    bookingId: booking.id,
    status,
    dateBook: wireDate.encode(booking.date),
    hourBook: hourLabel(firstHourOf(booking)),
    startsAt: booking.startsAt,
    minutes: minutesOf(booking),
    customerPhone: isMine ? booking.phone : maskPhone(booking.phone),
    numberPersons: booking.people.length,
    salonId: booking.salonId,
    salonName: salon?.name ?? '',
    salonAddress: salon?.address ?? '',
    salonMap: salon?.map ?? '',
    parkingMap: salon?.parkingMap ?? '',
    salonPhone: salon?.phone ?? '',
    isBookAtHome: false,
    canceled: status === 'canceled',
    totalMoney: booking.total,
    oldMoney: oldTotal(
      booking.total,
      booking.people.flatMap((person) => person.services),
    ),
    note: isMine ? booking.note : '',
    wishes: isMine && booking.wishes ? preferencesDto(booking.wishes) : null,
    isOwner: isMine,
    holdExpiresAt: status === 'pending_otp' ? booking.holdExpiresAt : null,
    people: booking.people.map((person, index) => ({
      hour: hourLabel(person.hourId),
      stylistId: person.stylistId ?? 0,
      chosenStylistId: (isMine ? booking.wishes?.stylistIds[index] : null) ?? 0,
      stylistName: person.stylistName,
      personName: isMine || showsNames ? person.name : null,
      totalMoney: person.total,
      oldMoney: oldTotal(person.total, person.services),
      services: person.services.map(({ minutes: _minutes, ...service }) => service),
      // Offers reveal the owner's tier and birthday.
      campaigns: isMine ? person.offers.map(({ id, name, saved }) => ({ id, name, saved })) : [],
    })),
    manageToken,
    mayName: manageToken !== null && mayName(booking, now),
    appointmentId: booking.appointment,
    revision: booking.revision + (status === 'canceled' ? 1 : 0),
    changedAt: booking.changedAt,
  }
}

/** Whether people may be named now: until the visit begins. */
export function mayName({ status, startsAt }: StoredBooking, now: number): boolean {
  return status === 'confirmed' && startsAt > now
}

/** What a customer wished, without the stylists whom they chose. */
export function preferencesDto({
  stylistIds: _stylistIds,
  ...wishes
}: NonNullable<StoredBooking['wishes']>): NonNullable<BookingDto['wishes']> {
  return wishes
}

/**
 * Minutes until the last customer is served: the services' own lengths after the announced lateness,
 * which frames round up. Frames count where a length is unknown.
 */
function minutesOf(booking: StoredBooking): number {
  const { startsAt, endsAt, lateMinutes, people } = booking
  const first = firstHourOf(booking)
  const ends = people.map(({ hourId, services }) => {
    const lengths = services.flatMap(({ minutes }) => minutes ?? [])
    return services.length > 0 && lengths.length === services.length
      ? (hourId - first) * FRAME_MINUTES + lengths.reduce((sum, one) => sum + one, 0)
      : null
  })
  const known = ends.filter((end) => end !== null)
  return known.length === people.length
    ? Math.max(...known) + (lateMinutes ?? 0)
    : Math.max(1, Math.round((endsAt - startsAt) / 60_000))
}

/** The total at old prices, which is struck through; null when it is not higher. */
function oldTotal(total: number, services: readonly SoldService[]): number | null {
  const old = services.reduce((sum, { price, oldPrice }) => sum + (oldPrice ?? price), 0)
  return old > total ? old : null
}

/** The current status of a booking: D1 is updated a little after a hold or an appointment ends. */
export function statusNow(
  { status, holdExpiresAt, endsAt }: StoredBooking,
  now: number,
): BookingStatus {
  if (status === 'pending_otp' && holdExpiresAt !== null && holdExpiresAt <= now) return 'expired'
  return status === 'confirmed' && endsAt <= now ? 'done' : status
}

/**
 * Who calls: the SHA-256 of their browser's owner token, as it is stored, and the phone of their
 * session, read once on first use. Null: absent.
 */
type TokenOwner = { ownerToken: string | null; phone: () => Promise<string | null> }

/**
 * A caller without owner token and session: a link shows them the booking with its phone masked.
 */
export const withoutToken: TokenOwner = { ownerToken: null, phone: () => Promise.resolve(null) }

/** The caller of a request. While auth is down, a session proves nothing. */
export async function callerOf(context: HandlerContext<BookingEnv>): Promise<TokenOwner> {
  let phone: Promise<string | null> | undefined
  return {
    ownerToken: await ownerTokenOf(context.request),
    phone: () => (phone ??= sessionPhone(context).catch(() => null)),
  }
}

/** Whether the caller owns a booking: by an owner token or by a session of its phone. */
export async function isOwner(booking: StoredBooking, caller: TokenOwner): Promise<boolean> {
  if (caller.ownerToken !== null && booking.owners.includes(caller.ownerToken)) return true
  return (await caller.phone()) === booking.phone
}
