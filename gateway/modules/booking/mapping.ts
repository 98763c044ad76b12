import type * as z from 'zod'
import type {
  Booking,
  BookingStatus,
  ManagedBooking,
  MaskedBooking,
  Staff,
  VisibleBooking,
} from '../../../schema/generated/resolvers'
import type { bookingApi } from '../../../workers/booking/contract'
import { phoneForm } from '../../../domain/phone'
import { maskPhone } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { cleanHtml } from './clean-html'
import { isGuessable, knownAs } from './guessable'

type BookingReply<Call extends keyof typeof bookingApi> = z.output<
  (typeof bookingApi)[Call]['responses'][200]
>

const statuses: Record<BookingReply<'getBooking'>['status'], BookingStatus> = {
  pending_otp: 'PENDING_CODE',
  confirmed: 'CONFIRMED',
  checked_in: 'CHECKED_IN',
  serving: 'SERVING',
  done: 'DONE',
  canceled: 'CANCELED',
  no_show: 'NO_SHOW',
  expired: 'EXPIRED',
}

/**
 * A booking as its caller may see it; null where there is none, and to who may have guessed its id.
 * A caller who does not own it gets the day and the masked phone of a standing booking. Where the
 * chain's own host does not know the owner, that is who is logged in with its phone, and the browser
 * that made it.
 */
export async function readBooking(id: string, context: Context): Promise<VisibleBooking | null> {
  const reply = await fetchBooking(id, context)
  if (!reply) return null
  const mayBeGuessed = isGuessable(id)
  const known = mayBeGuessed ? await knownAs(id, context) : 'found'
  const isOwner = reply.isOwner ?? (known === 'made' || (await isOfViewer(reply, context)))
  if (!known && !isOwner) return null
  const booking = toBooking({ ...reply, isOwner })
  if (isOwner) return { ...booking, __typename: 'Booking' }
  // The browser that made it may not be known; where ids can be guessed, it is.
  return reply.status === 'pending_otp' && !mayBeGuessed
    ? { ...ofSomebody(booking), __typename: 'Booking' }
    : maskedBooking(booking)
}

/** A booking without what is its owner's alone, as our own backend shows it to others. */
function ofSomebody(booking: Booking): Booking {
  return {
    ...booking,
    phone: masked(booking.phone),
    note: null,
    wishes: null,
    manageToken: null,
    mayName: false,
    people: booking.people.map((one) => ({
      ...one,
      chosenStylistId: null,
      name: null,
      offers: [],
    })),
  }
}

function masked(phone: string): string {
  return phoneForm.test(phone) ? maskPhone(phone) : phone
}

/**
 * A booking; undefined where there is none. docs/spec names no call for one booking, so at a host it
 * may only stand in the caller's own list.
 */
async function fetchBooking(
  id: string,
  { backends, isBookingHost, visitor }: Context,
): Promise<BookingReply<'getBooking'> | undefined> {
  const asked = backends.booking.getBooking({ bookingId: id })
  const mayList = isBookingHost && (visitor.isLoggedIn() || visitor.hasOwnerToken())
  if (mayList && (await nullIfBackendFails(asked))?.status !== 200) {
    const mine = await nullIfBackendFails(backends.booking.listMyBookings({}))
    const own = mine?.find((one) => one.id === id)
    if (own) return { ...own, isOwner: own.isOwner ?? true }
  }
  const response = await asked
  return response.status === 200 ? response.body : undefined
}

async function isOfViewer(
  { phone }: BookingReply<'getBooking'>,
  { profile }: Context,
): Promise<boolean> {
  return (await nullIfBackendFails(profile()))?.phone === phone
}

/** A booking as the schema has it, for a caller who may see it. */
export function toBooking({ status, isOwner, ...booking }: BookingReply<'getBooking'>): Booking {
  return { ...booking, status: statuses[status], isOwner: isOwner ?? true }
}

/** A manage link's booking as the schema has it. */
export function toManagedBooking({
  state,
  booking,
  ...rest
}: BookingReply<'getManaged'>): ManagedBooking {
  return {
    ...rest,
    state: state === 'open' ? 'OPEN' : 'OVER',
    booking: booking && toBooking(booking),
  }
}

/** What anybody who knows the id may see. Each field is named, so that a new one is shown to nobody. */
function maskedBooking(booking: Booking): MaskedBooking {
  const { id, status, isStatusKnown, date, phone, isCanceled } = booking
  return {
    __typename: 'MaskedBooking',
    id,
    status,
    isStatusKnown,
    date,
    phone: masked(phone),
    isCanceled,
  }
}

/** The staff of a day as the schema has it. */
export function toStaff({ stylists }: BookingReply<'listStaff'>): Staff {
  return {
    stylists: stylists.map(({ descriptionHtml, ...stylist }) => ({
      ...stylist,
      description: cleanHtml(descriptionHtml) || null,
    })),
  }
}
