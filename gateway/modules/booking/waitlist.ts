import * as z from 'zod'
import type {
  ChangeWaitlistResult,
  Resolvers,
  WaitState,
} from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { hourInput, idInput, withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import type { Message } from '../../../workers/kit/message'
import { linkToken, localDate, ulidId } from '../../../workers/kit/values'

const ofLink = z.object({ token: linkToken })
const ofOffer = z.object({ token: linkToken, offerId: ulidId })
const joinInput = z.object({
  salonId: idInput,
  date: localDate,
  fromHourId: hourInput,
  untilHourId: hourInput,
  mode: z.enum(['ASK', 'BOOK']),
  serviceIds: z.array(idInput).max(20, 'TOO_MANY_SERVICES'),
  people: z.int().min(1, 'INVALID_VALUE').max(2, 'TOO_MANY_PEOPLE').nullish(),
  stylistId: idInput.nullish(),
})

const refusals = { 404: 'NotFound', 409: 'WaitlistRefused' } as const

type ChangeReply =
  | { status: 200 }
  | { status: 404 | 409 | 429; body: { message: Message; retryAfterSeconds?: number } }

const states: Readonly<Record<string, WaitState>> = {
  waiting: 'WAITING',
  offered: 'OFFERED',
  asleep: 'ASLEEP',
  booked: 'BOOKED',
  left: 'LEFT',
  hasBooking: 'HAS_BOOKING',
}

/** A place in line; a malformed token is not sent to the backend. */
export async function waitlistEntry(args: { token: string }, { backends }: Context) {
  const parsed = ofLink.safeParse(args)
  if (!parsed.success) return null
  const response = await backends.booking.getWaitlistEntry(parsed.data)
  if (response.status !== 200) return null
  const { state, mode, fromHour, untilHour, offer, ...entry } = response.body.data
  return {
    ...entry,
    state: states[state] ?? 'OVER',
    mode: mode === 'book' ? ('BOOK' as const) : ('ASK' as const),
    fromLabel: fromHour,
    untilLabel: untilHour,
    offer: offer && { ...offer, hourLabel: offer.hour },
  }
}

/** The names of the wire's fields in the input. */
function nameOf(wireField: string): string {
  if (wireField === 'dateBook') return 'date'
  return wireField.startsWith('people') || wireField.startsWith('bookHours')
    ? 'serviceIds'
    : wireField
}

/** A mutation of a place in line, by the call that makes it and what becomes of the place. */
function changing<Input>(
  schema: z.ZodType<Input>,
  call: (booking: Context['backends']['booking'], input: Input) => Promise<ChangeReply>,
  state: WaitState,
) {
  return (
    _mutation: unknown,
    { input }: { input: Input },
    { backends }: Context,
  ): Promise<ChangeWaitlistResult> =>
    withInput(schema, input, async (accepted) => {
      const response = await call(backends.booking, accepted)
      return response.status === 200
        ? { __typename: 'WaitlistChanged', state }
        : refusal(response, refusals)
    })
}

/** What is done with a place in line. */
export const waitlistMutations: Resolvers['Mutation'] = {
  joinWaitlist: (_mutation, { input }, { backends }) =>
    withInput(
      joinInput,
      input,
      async ({ date, mode, serviceIds, people, stylistId, ...hours }) => {
        const response = await backends.booking.joinWaitlist({
          ...hours,
          dateBook: date,
          mode: mode === 'BOOK' ? 'book' : 'ask',
          stylistId: stylistId ?? 0,
          people: Array.from({ length: people ?? 1 }, () => serviceIds),
        })
        return response.status === 200
          ? { __typename: 'WaitlistJoined', ...response.body }
          : refusal(response, refusals)
      },
      nameOf,
    ),
  /** Joins it for an earlier hour of a manage link's booking. */
  waitForEarlierHour: (_mutation, { input }, { backends }) =>
    withInput(ofLink, input, async (accepted) => {
      const response = await backends.booking.joinForEarlier(accepted)
      return response.status === 200
        ? { __typename: 'WaitlistJoined', ...response.body }
        : refusal(response, refusals)
    }),
  acceptPlace: changing(ofOffer, (booking, offer) => booking.acceptPlace(offer), 'BOOKED'),
  declinePlace: changing(ofOffer, (booking, offer) => booking.declinePlace(offer), 'WAITING'),
  leaveWaitlist: changing(ofLink, (booking, link) => booking.leaveWaitlist(link), 'LEFT'),
  keepWaiting: changing(ofLink, (booking, link) => booking.keepWaiting(link), 'WAITING'),
}
