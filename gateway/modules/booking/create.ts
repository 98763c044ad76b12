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
import { sendBookingCode } from './commands'
import { framesOfDay } from './frames'
import { remember } from './guessable'
import { newBookingInput, toNewBooking, type AcceptedBooking, type Records } from './new-booking'
import { logFailure } from '../../../workers/kit/log'
import type { StoredConsent } from '../../../domain/consent-cookie'
import { postConsent } from '../auth/consents'
import { servicesById, type KnownService } from './catalogue'
import { knownOffers } from './known-offers'

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
  if (response.status === 403)
    return { __typename: 'AlreadyBooked', message: response.body.message }
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 200) {
    const { bookingId, needsCode } = response.body
    context.visitor.renewCookies()
    await remember(bookingId, 'made', context)
    if (context.isBookingHost)
      context.waitUntil(
        context.listening.booked({ salonId: booking.salonId, bookDate: booking.date }),
      )
    if (!needsCode) return { __typename: 'BookingConfirmed', bookingId }
    return {
      __typename: 'BookingNeedsCode',
      bookingId,
      sentCode: await sendFirstCode(bookingId, booking, context),
    }
  }
  const { body } = response
  return body.code === 'offer'
    ? { __typename: 'OfferRefused', message: body.message, offerIds: body.offerIds }
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
      message,
      alternatives: (await nullIfBackendFails(lists.salonsByIds(alternativeSalonIds))) ?? [],
    }
  return {
    __typename: 'PlaceTaken' as const,
    reason: reasons[code],
    message,
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

/**
 * Stores the consent and the name that came with a booking. What fails is left out, as it must not
 * cost the booking. Returns the consent that this browser may remember.
 */
async function storeCustomerPart(
  { phone, consent, customerName }: AcceptedBooking,
  context: Context,
): Promise<StoredConsent | null> {
  const [isStored] = await Promise.all([
    consent && storesConsent({ ...consent, phone, source: 'BOOKING' }, context),
    customerName !== '' && storeName(phone, customerName, context),
  ])
  if (!consent?.purposes.includes('BOOKING') || !isStored) return null
  return {
    phone,
    photo: consent.purposes.includes('PHOTO'),
    location: consent.purposes.includes('LOCATION'),
  }
}

async function storesConsent(
  consent: Parameters<typeof postConsent>[0],
  context: Context,
): Promise<boolean> {
  const response = await nullIfBackendFails(postConsent(consent, context))
  if (response?.status === 429)
    // Nobody reads this refusal: the booking goes on, and the customer has agreed in vain.
    logFailure(
      { worker: 'gateway', call: 'storeCustomerPart', requestId: context.visitor.requestId },
      new Error('The consent of a booking was refused: too many of this address.'),
    )
  return response?.status === 200
}

/** Auth refuses the name for another phone than the session's. */
async function storeName(
  phone: string,
  name: string,
  { backends, visitor }: Context,
): Promise<void> {
  if (visitor.isLoggedIn())
    await nullIfBackendFails(backends.auth.saveCustomerName({ phone, name }))
}

/**
 * What a booking says besides the customer's choice, for a host of the chain's own. Our own backend
 * prices and records from what it reads itself, so nothing is read for it but whether the skinner
 * of a link works that day.
 */
async function readRecords(booking: AcceptedBooking, context: Context): Promise<Records> {
  if (!context.isBookingHost)
    return {
      services: new Map(),
      offers: new Map(),
      frames: [],
      userId: 0,
      isMaster: false,
      skinnerId: booking.skinnerId ? (await servingFirst(booking, context)).skinnerId : 0,
    }
  const { salonId, date, people } = booking
  const serviceIds = people[0]?.serviceIds ?? []
  const [services, offers, frames, userId, serving] = await Promise.all([
    knownServices(booking, context),
    knownOffers(booking, context),
    framesOfDay({ salonId, date, serviceIds }, context),
    userIdOf(context),
    servingFirst(booking, context),
  ])
  return { services, offers, frames, userId, ...serving }
}

/** The salon's services by id; none when they cannot be had, as the host reads them for itself. */
async function knownServices(
  { salonId }: AcceptedBooking,
  { lists }: Context,
): Promise<ReadonlyMap<number, KnownService>> {
  const catalogue = await nullIfBackendFails(lists.catalogue(salonId))
  return catalogue ? servicesById(catalogue) : new Map()
}

/** 0 without a session and when auth fails: the host then looks it up itself. */
async function userIdOf({ profile }: Context): Promise<number> {
  return (await nullIfBackendFails(profile()))?.id ?? 0
}

/**
 * The staff of customer 1: whether their stylist is a master, and the skinner of their link if
 * there is one with that number. Empty when the staff cannot be fetched: the backend checks for
 * itself, and an old link must not prevent a booking.
 */
async function servingFirst(
  { salonId, date, people, skinnerId }: AcceptedBooking,
  { backends }: Context,
): Promise<{ isMaster: boolean; skinnerId: number }> {
  const stylistId = people[0]?.stylistId
  const staff =
    stylistId || skinnerId
      ? await nullIfBackendFails(backends.booking.listStaff({ salonId, workDate: date }))
      : null
  return {
    isMaster: staff?.stylists.some(({ id, isMaster }) => id === stylistId && isMaster) ?? false,
    skinnerId: staff?.skinners.some(({ id }) => id === skinnerId) ? skinnerId : 0,
  }
}
