import * as z from 'zod'
import type { ManagedBooking, Resolvers } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import { personName } from '../../../workers/booking/contract'
import { bookingId, linkToken } from '../../../workers/kit/values'
import { toManagedBooking, toBooking } from './mapping'

const ofLink = z.object({ token: linkToken })
const ofBooking = z.object({ bookingId })
const lateness = z.object({
  token: linkToken,
  minutes: z.literal(LATE_MINUTES, 'LATE_MINUTES'),
})

const naming = z.object({
  token: linkToken,
  names: z.array(personName).max(5, 'TOO_MANY_PEOPLE'),
})

const nothing = {
  booking: null,
  lateMinutes: null,
  mayBeLate: false,
  isComing: false,
  mayConfirm: false,
  mayName: false,
  mayCancel: false,
}

/** The booking of a manage link; a malformed token is not sent to the backend. */
export async function managedBooking(
  args: { token: string },
  { backends }: Context,
): Promise<ManagedBooking | null> {
  const parsed = ofLink.safeParse(args)
  if (!parsed.success) return null
  const response = await backends.booking.getManaged(parsed.data)
  if (response.status === 404) return null
  if (response.status === 429) return { state: 'LIMITED', ...nothing }
  return toManagedBooking(response.body)
}

/** What is done by a manage link, or to it. */
export const manageMutations: Resolvers['Mutation'] = {
  cancelManagedBooking: (_mutation, { input }, { backends }) =>
    withInput(ofLink, input, async (accepted) => {
      const response = await backends.booking.cancelManaged(accepted)
      return response.status === 200
        ? { __typename: 'BookingCanceled', booking: null }
        : refusal(response, { 404: 'NotFound', 409: 'CannotCancel' })
    }),
  changeManagedBooking: (_mutation, { input }, { backends, visitor }) =>
    withInput(ofLink, input, async (accepted) => {
      visitor.ensureOwnerToken()
      const response = await backends.booking.startChange(accepted)
      return response.status === 200
        ? { __typename: 'ChangeAllowed', booking: toBooking(response.body) }
        : refusal(response, { 404: 'NotFound', 409: 'CannotChange' })
    }),
  confirmComing: (_mutation, { input }, { backends }) =>
    withInput(ofLink, input, async (accepted) => {
      const response = await backends.booking.confirmComing(accepted)
      return response.status === 200
        ? { __typename: 'ComingConfirmed', isComing: true }
        : refusal(response, { 404: 'NotFound', 409: 'CannotConfirm' })
    }),
  announceLateness: (_mutation, { input }, { backends }) =>
    withInput(lateness, input as z.input<typeof lateness>, async (accepted) => {
      const response = await backends.booking.announceLate(accepted)
      if (response.status === 200)
        return { __typename: 'LatenessAccepted', minutes: response.body.lateMinutes }
      return response.status === 409
        ? { __typename: 'LatenessRefused', ...response.body, message: response.body.message }
        : refusal(response, { 404: 'NotFound' })
    }),
  namePeople: (_mutation, { input }, { backends }) =>
    withInput(naming, input, async ({ token: link, names }) => {
      const response = await backends.booking.namePeople({ token: link, personNames: names })
      return response.status === 200
        ? { __typename: 'PeopleNamed', names }
        : refusal(response, { 404: 'NotFound', 409: 'CannotName' })
    }),
  /** Ends the manage links of the caller's booking, and waiting by them. */
  withdrawManageLink: (_mutation, { input }, { backends }) =>
    withInput(ofBooking, input, async (accepted) => {
      const response = await backends.booking.withdrawLink(accepted)
      return response.status === 200
        ? { __typename: 'LinkWithdrawn', bookingId: accepted.bookingId }
        : refusal(response, { 403: 'ProofNeeded', 404: 'NotFound' })
    }),
}
