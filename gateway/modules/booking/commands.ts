import * as z from 'zod'
import type {
  CodeChannel,
  Resolvers,
  SendBookingCodeInput,
  SendBookingCodeResult,
} from '../../../schema/generated/resolvers'
import { coded } from '../../../workers/kit/message'
import { bookingId, sixDigits } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { captcha, codeSent, invalid, tooMany, typedPhone, withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { remember } from './guessable'
import { readBooking } from './mapping'

const ofPhone = z.object({ phone: typedPhone })
const ofBooking = z.object({ bookingId })
const codeRequest = z.object({ bookingId, phone: typedPhone, captcha })
const holderCodeRequest = z.object({ bookingId, captcha })
const withCode = z.object({ bookingId, code: sixDigits })
const withPhoneAndCode = z.object({ bookingId, phone: typedPhone, code: sixDigits })

/** Sends a booking's code, which travels by Zalo or SMS. */
async function sendBy(
  channel: CodeChannel,
  { language, visitor }: Context,
  send: (method: 'zalo' | 'sms') => ReturnType<Context['backends']['booking']['sendBookingCode']>,
): Promise<SendBookingCodeResult> {
  if (channel === 'VOICE') return invalid([{ field: 'channel', message: coded('CODE_CHANNELS') }])
  // Where strangers behind the address guess, auth tries a code only of who requested it.
  visitor.ensureOwnerToken()
  const response = await send(channel === 'ZALO' ? 'zalo' : 'sms')
  return response.status === 200
    ? codeSent(response.body, language)
    : refusal(response, { 404: 'NotFound' })
}

/** Sends the code that a pending booking waits for. */
export function sendBookingCode(
  { channel, ...args }: SendBookingCodeInput,
  context: Context,
): Promise<SendBookingCodeResult> {
  return withInput(codeRequest, args, ({ captcha: recaptcha, ...accepted }) =>
    sendBy(channel, context, (method) =>
      context.backends.booking.sendBookingCode({ ...accepted, method, recaptcha }),
    ),
  )
}

/** What is done with a booking by its id or its phone. */
export const bookingCommands: Resolvers['Mutation'] = {
  sendBookingCode: (_mutation, { input }, context) => sendBookingCode(input, context),
  confirmBooking: (_mutation, { input }, context) =>
    withInput(withPhoneAndCode, input, async (accepted) => {
      // The code proves whose booking it is, also in a browser that did not make it.
      context.visitor.ensureOwnerToken()
      const response = await context.backends.booking.confirmBooking(accepted)
      if (response.status === 200 && response.body.confirmed) {
        await remember(accepted.bookingId, 'made', context)
        return { __typename: 'BookingConfirmed', bookingId: accepted.bookingId }
      }
      // A host may say so with 200, too.
      return response.status === 400 || response.status === 200
        ? {
            __typename: 'WrongCode',
            message: response.body.message || coded('WRONG_BOOKING_CODE'),
          }
        : refusal(response, { 404: 'NotFound', 409: 'HoldExpired' })
    }),
  lookUpBooking: (_mutation, { input }, context) =>
    withInput(ofPhone, input, async ({ phone }) => {
      const response = await context.backends.booking.checkBooking({ phone })
      if (response.status === 429) return tooMany(response.body)
      const found = response.body.bookingId
      if (found) await remember(found, 'found', context)
      return found
        ? { __typename: 'BookingFound', bookingId: found }
        : { __typename: 'NoBooking', message: coded('NOT_BOOKED') }
    }),
  cancelBooking: (_mutation, { input }, context) =>
    withInput(ofBooking, input, async (accepted) => {
      // A host that numbers its bookings might cancel one for anybody who guesses its number.
      if (context.isBookingHost) {
        const booking = await readBooking(accepted.bookingId, context)
        if (!booking) return { __typename: 'NotFound', message: coded('NO_BOOKING') }
        if (booking.__typename !== 'Booking' || !booking.isOwner)
          return { __typename: 'ProofNeeded', message: coded('PROVE_FIRST') }
      }
      const response = await context.backends.booking.cancelBooking(accepted)
      if (response.status !== 200)
        return refusal(response, { 403: 'ProofNeeded', 404: 'NotFound', 409: 'CannotCancel' })
      // It is canceled, whether or not it can be read again.
      const canceled = await nullIfBackendFails(readBooking(accepted.bookingId, context))
      return {
        __typename: 'BookingCanceled',
        booking: canceled?.__typename === 'Booking' ? canceled : null,
      }
    }),
  /** Sends a code to the booking's phone for a visitor who claims that it is theirs. */
  sendHolderCode: (_mutation, { input: { channel, ...args } }, context) =>
    withInput(holderCodeRequest, args, ({ captcha: recaptcha, ...accepted }) =>
      sendBy(channel, context, (method) =>
        context.backends.booking.sendHolderCode({ ...accepted, method, recaptcha }),
      ),
    ),
  /** Makes this browser an owner of the booking when the code is right. */
  proveHolder: (_mutation, { input }, context) =>
    withInput(withCode, input, async (accepted) => {
      context.visitor.ensureOwnerToken()
      const response = await context.backends.booking.proveHolder(accepted)
      if (response.status !== 200) return refusal(response, { 400: 'WrongCode', 404: 'NotFound' })
      await remember(accepted.bookingId, 'made', context)
      return { __typename: 'HolderProved', bookingId: accepted.bookingId }
    }),
}
