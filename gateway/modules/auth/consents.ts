import * as z from 'zod'
import type {
  ConsentPurpose,
  ConsentSource,
  ConsentWord,
  Profile,
  Resolvers,
  SaveConsentResult,
} from '../../../schema/generated/resolvers'
import { BRAND, localDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { inverse } from '../../graphql/inverse'
import { tooMany, typedPhone, withInput } from '../../graphql/input'
import { memberOf } from './members'
import type { Visitor } from '../../http/session'
import type { Message } from '../../../workers/kit/message'
import { nullIfBackendFails, orIfAbsent } from '../../graphql/errors'
import { toBooking } from '../booking/mapping'

const purposes = {
  BOOKING: 'booking',
  PHOTO: 'photo',
  LOCATION: 'location',
  MARKETING: 'marketing',
} as const satisfies Record<ConsentPurpose, string>
const purposesBack = inverse(purposes)
const sources = {
  BOOKING: 'booking',
  HOME_VISIT: 'home-visit',
  ACCOUNT: 'account',
  EARLIER: 'earlier',
} as const satisfies Record<ConsentSource, string>
const sourcesBack = inverse(sources)

const purpose = z.enum(purposesBack)

/** What is agreed to, and to which text. */
export const givenConsent = z.object({
  purposes: z.array(purpose).min(1, 'PURPOSE_MISSING').max(4, 'INVALID_VALUE'),
  textVersion: localDate,
})
const agreement = givenConsent.extend({ phone: typedPhone, source: z.enum(sourcesBack) })
const decision = z.object({
  purpose,
  isGiven: z.boolean(),
  textVersion: localDate,
  cancelBookings: z
    .boolean()
    .nullish()
    .transform((given) => given === true),
})

/** The consent history of the logged-in customer. */
export async function consentWords({ backends }: Context): Promise<ConsentWord[]> {
  const words = await backends.auth.listConsents({})
  return words.map((word) => ({
    ...word,
    purpose: purposesBack[word.purpose],
    source: sourcesBack[word.source],
  }))
}

/** Sends a consent to auth, which answers 429 for too many of one address. */
export function postConsent(
  { phone, purposes: agreed, textVersion, source }: z.output<typeof agreement>,
  { backends }: Pick<Context, 'backends'>,
) {
  return backends.auth.postAgreeProtectPersonalInfo({
    phone,
    brandName: BRAND,
    purposes: agreed.map((one) => purposes[one]),
    textVersion,
    source: sources[source],
  })
}

/** What a customer agrees to, for a booking and in their account. */
export const consentMutations: Resolvers['Mutation'] = {
  agreeToPrivacy: (_mutation, { input }, context) =>
    withInput(agreement, input, async (accepted) => {
      const response = await postConsent(accepted, context)
      return response.status === 429 ? tooMany(response.body) : { __typename: 'ConsentSaved' }
    }),
  saveConsent: (_mutation, { input }, context) =>
    withInput(decision, input, async ({ purpose: given, isGiven, textVersion, cancelBookings }) => {
      const { backends, visitor } = context
      const me = await memberOf(context)
      if (given === 'BOOKING' && !isGiven) {
        const appointments = await appointmentsOf(me.phone, context)
        if (appointments.length > 0 && !cancelBookings)
          return appointmentsStand(appointments, false)
        // Appointments are canceled first: without the phone the salon could not reach the customer
        // about one that still stands.
        const left = await cancelAll(appointments, context)
        if (left.length > 0) return appointmentsStand(left, true)
      }
      const response = await backends.auth.agreeProtectPersonal({
        purpose: purposes[given],
        isAgree: isGiven,
        textVersion,
        source: 'account',
      })
      if (response.status === 429) return tooMany(response.body)
      rememberHere(given, isGiven, me, visitor)
      return { __typename: 'ConsentSaved' }
    }),
}

/** This browser follows at once, others when they are used next. */
function rememberHere(
  given: ConsentPurpose,
  isGiven: boolean,
  { phone, hasAgreedToPrivacy, consents }: Profile,
  visitor: Visitor,
): void {
  const isRemembered = visitor.consent()?.phone === phone
  const mayUsePhone = given === 'BOOKING' ? isGiven : hasAgreedToPrivacy || isRemembered
  if (!mayUsePhone) return isRemembered ? visitor.storeConsent(null) : undefined
  visitor.storeConsent({
    phone,
    photo: given === 'PHOTO' ? isGiven : consents.photo === true,
    location: given === 'LOCATION' ? isGiven : consents.location === true,
  })
}

/** What withdrawing the consent for bookings cancels. */
type Appointment = { kind: 'booking' | 'home-visit'; id: string }

/** The bookings of a phone that have not begun, and its home visits that are not declined. */
async function appointmentsOf(phone: string, context: Context): Promise<Appointment[]> {
  const [bookings, visits] = await Promise.all([
    context.backends.booking.listMyBookings({}),
    orIfAbsent(context.backends.booking.listHomeVisits({}), []),
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
      .filter((visit) => visit.phone === phone && visit.status !== 'declined')
      .map(({ id }) => ({ kind: 'home-visit' as const, id })),
  ]
}

/** Cancels appointments; returns those that a backend did not cancel. */
async function cancelAll(
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
function appointmentsStand(
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
  return { __typename: 'BookingsStand', message }
}
