import * as z from 'zod'
import type {
  CodeChannel,
  ConfirmBookingResult,
  LookUpBookingResult,
  MutationCancelBookingArgs,
  MutationConfirmBookingArgs,
  MutationProveHolderArgs,
  MutationSendBookingCodeArgs,
  MutationSendHolderCodeArgs,
  CancelBookingResult,
  ProveHolderResult,
  SendBookingCodeResult,
} from '../../../schema/generated/resolvers'
import { coded } from '../../../workers/kit/message'
import { bookingId, sixDigits } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { captcha, codeSent, invalid, tooMany, typedPhone, withInput } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { refusal } from '../../graphql/refusal'
import { toBooking } from './mapping'

const ofPhone = z.object({ phone: typedPhone })
const ofBooking = z.object({ bookingId })
const codeRequest = z.object({ bookingId, phone: typedPhone, captcha })
const holderCodeRequest = z.object({ bookingId, captcha })
const withCode = z.object({ bookingId, code: sixDigits })
const withPhoneAndCode = z.object({ bookingId, phone: typedPhone, code: sixDigits })

/** A booking's codes travel by Zalo or SMS. */
function quietChannel(channel: CodeChannel): 'zalo' | 'sms' | undefined {
  return channel === 'VOICE' ? undefined : channel === 'ZALO' ? 'zalo' : 'sms'
}

const noVoice = [{ field: 'channel', message: coded('CODE_CHANNELS') }]

/** Sends the code that a pending booking waits for. */
export function sendBookingCode(
  { channel, ...args }: MutationSendBookingCodeArgs,
  { backends }: Context,
): Promise<SendBookingCodeResult> {
  return withInput(codeRequest, args, async ({ captcha: recaptcha, ...accepted }) => {
    const method = quietChannel(channel)
    if (!method) return invalid(noVoice)
    const response = await backends.booking.sendBookingCode({ ...accepted, method, recaptcha })
    return response.status === 200
      ? codeSent(response.body)
      : refusal(response, { 404: 'NotFound' })
  })
}

/** Confirms a pending booking with its code. */
export function confirmBooking(
  args: MutationConfirmBookingArgs,
  { backends }: Context,
): Promise<ConfirmBookingResult> {
  return withInput(withPhoneAndCode, args, async (accepted) => {
    const response = await backends.booking.confirmBooking(accepted)
    if (response.status === 200)
      return { __typename: 'BookingConfirmed', bookingId: accepted.bookingId }
    return response.status === 400
      ? {
          __typename: 'WrongCode',
          ...messageOf({ message: response.body.message || coded('WRONG_BOOKING_CODE') }),
        }
      : refusal(response, { 404: 'NotFound', 409: 'HoldExpired' })
  })
}

/** Finds the current booking of a phone. */
export function lookUpBooking(
  args: { phone: string },
  { backends }: Context,
): Promise<LookUpBookingResult> {
  return withInput(ofPhone, args, async ({ phone }) => {
    const response = await backends.booking.checkBooking({ phone })
    if (response.status === 429) return tooMany(response.body)
    const found = response.body.bookingId
    return found
      ? { __typename: 'BookingFound', bookingId: found }
      : { __typename: 'NoBooking', message: 'Bạn chưa đặt lịch!' }
  })
}

/** Cancels a booking of the caller's. */
export function cancelBooking(
  args: MutationCancelBookingArgs,
  context: Context,
): Promise<CancelBookingResult> {
  return withInput(ofBooking, args, async (accepted) => {
    const { backends } = context
    // A host that numbers its bookings might cancel one for anybody who guesses its number.
    if (context.isBookingHost && !(await isOwn(accepted.bookingId, context)))
      return { __typename: 'ProofNeeded', ...messageOf({ message: coded('PROVE_FIRST') }) }
    const response = await backends.booking.cancelBooking(accepted)
    if (response.status !== 200)
      return refusal(response, { 403: 'ProofNeeded', 404: 'NotFound', 409: 'CannotCancel' })
    // It is canceled, whether or not it can be read again.
    const canceled = await nullIfBackendFails(backends.booking.getBooking(accepted))
    return {
      __typename: 'BookingCanceled',
      booking: canceled?.status === 200 ? await toBooking(canceled.body, context) : null,
    }
  })
}

/** Whether a booking is the caller's; of one that there is not, its backend decides. */
async function isOwn(of: string, context: Context): Promise<boolean> {
  const response = await nullIfBackendFails(context.backends.booking.getBooking({ bookingId: of }))
  if (response?.status !== 200) return response?.status === 404
  return (await toBooking(response.body, context)).isOwner
}

/** Sends a code to the booking's phone for a visitor who claims that it is theirs. */
export function sendHolderCode(
  { channel, ...args }: MutationSendHolderCodeArgs,
  { backends }: Context,
): Promise<SendBookingCodeResult> {
  return withInput(holderCodeRequest, args, async ({ captcha: recaptcha, ...accepted }) => {
    const method = quietChannel(channel)
    if (!method) return invalid(noVoice)
    const response = await backends.booking.sendHolderCode({ ...accepted, method, recaptcha })
    return response.status === 200
      ? codeSent(response.body)
      : refusal(response, { 404: 'NotFound' })
  })
}

/** Makes this browser an owner of the booking when the code is right. */
export function proveHolder(
  args: MutationProveHolderArgs,
  { backends, visitor }: Context,
): Promise<ProveHolderResult> {
  return withInput(withCode, args, async (accepted) => {
    visitor.ensureOwnerToken()
    const response = await backends.booking.proveHolder(accepted)
    return response.status === 200
      ? { __typename: 'HolderProved', bookingId: accepted.bookingId }
      : refusal(response, { 400: 'WrongCode', 404: 'NotFound' })
  })
}
