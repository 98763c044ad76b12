import type {
  CreateBookingInput,
  CreateBookingResult,
  SendBookingCodeResult,
  TakenReason,
} from '../../../schema/generated/resolvers'
import { Unauthenticated } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { invalid, tooMany, withInput } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { sendBookingCode } from './commands'
import { storeCustomerPart } from './store-consent-and-name'
import { newBookingInput, toNewBooking, type AcceptedBooking } from './new-booking'
import { readRecords } from './host-fields'

const reasons: Record<'taken' | 'past' | 'stylistBusy', TakenReason> = {
  taken: 'TAKEN',
  past: 'PAST',
  stylistBusy: 'STYLIST_BUSY',
}

/**
 * Books. The booking backend first checks whether this key already has a result, then whether
 * salon, day and services are available.
 */
export function createBooking(
  input: CreateBookingInput,
  context: Context,
): Promise<CreateBookingResult> {
  return withInput(
    newBookingInput,
    input,
    async (booking) => {
      const wasLoggedIn = context.visitor.isLoggedIn()
      const [consent, records] = await Promise.all([
        storeCustomerPart(booking, context),
        readRecords(booking, context),
      ])
      // A customer whose session has ended must log in again before anything is booked
      // without it. Our own backend finds that out by itself.
      if (wasLoggedIn && !context.visitor.isLoggedIn()) throw new Unauthenticated()
      context.visitor.ensureOwnerToken()
      const response = await context.backends.booking.createBooking(toNewBooking(booking, records))
      // Only now: a customer who must log in first agrees once more, for their account.
      if (consent) context.visitor.storeConsent(consent)
      return resultOf(response, booking, context)
    },
    inputName,
  )
}

type CreateReply = Awaited<ReturnType<Context['backends']['booking']['createBooking']>>

async function resultOf(
  response: CreateReply,
  booking: AcceptedBooking,
  context: Context,
): Promise<CreateBookingResult> {
  if (response.status === 403) return { __typename: 'AlreadyBooked', ...messageOf(response.body) }
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 200) {
    const { bookingId, total, needsCode, holdExpiresAt } = response.body
    if (!needsCode) return { __typename: 'BookingConfirmed', bookingId, total }
    return {
      __typename: 'BookingNeedsCode',
      bookingId,
      holdExpiresAt: holdExpiresAt ?? context.now,
      code: await sendFirstCode(bookingId, booking, context),
    }
  }
  const { body } = response
  return body.code === 'offer'
    ? { __typename: 'OfferRefused', ...messageOf(body), offerIds: body.offerIds }
    : toRefusal(body, context.lists)
}

/** Null without a channel, and when the backend fails: the place is held, and the code can be asked for again. */
async function sendFirstCode(
  bookingId: string,
  { phone, codeChannel: channel }: AcceptedBooking,
  context: Context,
): Promise<SendBookingCodeResult | null> {
  if (!channel) return null
  return (await nullIfBackendFails(sendBookingCode({ bookingId, phone, channel }, context))) ?? null
}

type Refused = Exclude<Extract<CreateReply, { status: 409 }>['body'], { code: 'offer' }>

/** A refusal as the schema has it. */
export async function toRefusal(
  { code, message, nearest, alternativeSalonIds }: Refused,
  lists: Context['lists'],
) {
  if (code === 'changed') return invalid([{ field: 'idempotencyKey', message }])
  if (code === 'closed')
    return {
      __typename: 'SalonClosed' as const,
      ...messageOf({ message }),
      alternatives: (await nullIfBackendFails(lists.salonsByIds(alternativeSalonIds))) ?? [],
    }
  return {
    __typename: 'PlaceTaken' as const,
    reason: reasons[code],
    ...messageOf({ message }),
    nearest,
  }
}

const wireNames: Record<string, string> = {
  dateBook: 'date',
  stylistId: 'people.0.stylistId',
  subHourId: 'people.0.hourId',
  secondSubHourId: 'people.0.hourId',
  bookAt: 'source',
  utilityService: 'requests',
  services: 'people',
  chosenServices: 'people',
  campaign: 'people',
}
const personNames: Record<string, string> = {
  bookHourId: 'hourId',
  subHourId: 'hourId',
  secondSubHourId: 'hourId',
  chosenServices: 'serviceIds',
  listServiceId: 'serviceIds',
  campaigns: 'offerIds',
  totalMoney: 'serviceIds',
}

/**
 * Translates a wire path of booKingV2 to CreateBookingInput: `bookHours.1.bookHourId` is
 * `people.1.hourId`.
 */
export function inputName(wirePath: string): string {
  const [first = '', index, name = ''] = wirePath.split('.')
  if (first !== 'bookHours') return wireNames[first] ?? first
  if (index === undefined) return 'people'
  return name === '' ? `people.${index}` : `people.${index}.${personNames[name] ?? name}`
}
