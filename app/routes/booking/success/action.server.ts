import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { codeProblem } from '~/booking/customer/code'
import { checked, form, formAction, ticked, wrong, type FormPress } from '~/form.server'
import { booked as messages } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { code as codeWords } from '~/messages/vi/code'
import { typedCode } from '../../../../domain/six-digits'
import {
  CancelBookingDocument,
  ProveHolderDocument,
  WithdrawManageLinkDocument,
} from '../../../../schema/generated/graphql'
import { captchaOf } from '../../auth/captcha.server'
import { codeRefusal, inAddress, inPause, sendHolderCode } from '../code/send.server'
import { channelOf } from '../code/load.server'

const missing = { __typename: 'NotFound', message: messages.missing }

/**
 * Cancels a booking, proves by a code whose it is, or withdraws its link. A caller who is not its
 * owner must enter a code first.
 */
export const bookedAction = formAction(bookingWords.error, {
  cancel: form(z.object({ script: ticked }), async ({ script }, { request, run }) => {
    const bookingId = idOf(request)
    const result = await run(CancelBookingDocument, { bookingId })
    switch (result.__typename) {
      case 'BookingCanceled':
        if (script) return { more: { isCanceled: true } }
        return redirect(pageOf(bookingId, { notice: 'cancelled' }), 303)
      case 'ProofNeeded':
        return redirect(pageOf(bookingId, { ask: 'prove' }), 303)
      case 'CannotCancel':
        return result
      case 'NotFound':
      case 'InvalidInput':
        return missing
    }
  }),
  withdraw: form(z.object({}), async (_none, { request, run }) => {
    const bookingId = idOf(request)
    const result = await run(WithdrawManageLinkDocument, { bookingId })
    switch (result.__typename) {
      case 'LinkWithdrawn':
        return redirect(pageOf(bookingId, { notice: 'withdrawn' }), 303)
      case 'ProofNeeded':
        return redirect(pageOf(bookingId, { ask: 'prove' }), 303)
      case 'NotFound':
      case 'InvalidInput':
        return missing
    }
  }),
  sendProof: form(z.object({}), sendProof, { fields: ['captcha'] }),
  prove: form(
    z.object({ code: checked(codeProblem).transform(typedCode) }),
    async ({ code }, { request, run }) => {
      const bookingId = idOf(request)
      const result = await run(ProveHolderDocument, { bookingId, code })
      switch (result.__typename) {
        case 'HolderProved':
          return redirect(pageOf(bookingId, { notice: 'proved' }), 303)
        case 'WrongCode':
        case 'TooManyTries':
          return wrong('code', result.message || codeWords.wrong)
        case 'NotFound':
          return missing
        case 'InvalidInput':
          return wrong('code', result.issues[0]?.message ?? bookingWords.error)
      }
    },
    { fields: ['code'], secrets: ['code'] },
  ),
})

/** The type of that action, for what shows its result. */
export type BookedAction = typeof bookedAction

/**
 * Sends the code that proves the booking's owner; the address contains the time of the next one.
 * Within the pause after a code it leads to the field for that one.
 */
async function sendProof(_none: object, { site, request, form }: FormPress) {
  const bookingId = idOf(request)
  const last = channelOf(new URL(request.url).searchParams.get('via'))
  const sending = await sendHolderCode(site, bookingId, last, captchaOf(form))
  const pause = inPause(sending, last, site.now)
  return sending.isSent || pause
    ? redirect(pageOf(bookingId, { ask: 'prove', ...(pause ?? inAddress(sending)) }), 303)
    : codeRefusal(site, sending)
}

function idOf(request: Request): string {
  return new URL(request.url).searchParams.get('bookingId') ?? ''
}

/** The address of a booking's page. */
function pageOf(id: string, more: Record<string, string | number | null>): string {
  const query = new URLSearchParams({ bookingId: id })
  for (const [name, value] of Object.entries(more))
    if (value !== null) query.set(name, String(value))
  return `/booking/success?${query}`
}
