import { data, redirect } from '@remix-run/cloudflare'
import { codeProblem } from '~/booking/customer/code'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { booked as messages } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { code as codeWords } from '~/messages/vi/code'
import { typedCode } from '../../../../domain/six-digits'
import {
  CancelBookingDocument,
  ProveHolderDocument,
  WithdrawManageLinkDocument,
} from '../../../../schema/generated/graphql'
import { captchaOf, newCaptcha } from '../../auth/captcha.server'
import type { CaptchaView } from '../../auth/state'
import { channelOf } from '../code/load.server'
import { inAddress, inPause, sendHolderCode } from '../code/send.server'

/** The result of an action on a booking. */
export type BookedResult =
  | { kind: 'cancelled' }
  | { kind: 'proved' }
  | { kind: 'missing'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'wrongCode'; message: string }
  /** Without a captcha no code is sent. */
  | { kind: 'captcha'; message: string; captcha: CaptchaView | null }
  | { kind: 'failed' }

const statuses: Record<BookedResult['kind'], number> = {
  cancelled: 200,
  proved: 200,
  missing: 404,
  refused: 409,
  wrongCode: 422,
  captcha: 422,
  failed: 502,
}

/** Cancels; a caller who is not its owner must enter a code first. */
export async function cancel(site: Site, id: string, hasScript: boolean) {
  const response = await site.gateway.mutate(CancelBookingDocument, { bookingId: id })
  if (!response.ok) return respond({ kind: 'failed' })
  const result = response.data.cancelBooking
  switch (result.__typename) {
    case 'BookingCanceled':
      if (hasScript) return respond({ kind: 'cancelled' })
      throw redirect(pageOf(id, { notice: 'cancelled' }), 303)
    case 'ProofNeeded':
      throw redirect(pageOf(id, { ask: 'prove' }), 303)
    case 'CannotCancel':
      return respond({ kind: 'refused', message: result.message })
    case 'NotFound':
      return respond({ kind: 'missing', message: messages.missing })
    case 'InvalidInput':
      return respond({ kind: 'missing', message: messages.missing })
  }
}

/**
 * Sends the code that proves the booking's owner; the address contains the time of the next one.
 * Within the pause after a code it leads to the field for that one.
 */
export async function sendProof(site: Site, id: string, via: string | null, form: FormData) {
  const last = channelOf(via)
  const sending = await sendHolderCode(site, id, last, captchaOf(form))
  if (!sending.isSent && sending.needsCaptcha)
    return respond({
      kind: 'captcha',
      message: sending.message,
      captcha: await newCaptcha(site),
    })
  const pause = inPause(sending, last, site.now)
  if (!sending.isSent && !pause) return respond({ kind: 'refused', message: sending.message })
  throw redirect(pageOf(id, { ask: 'prove', ...(pause ?? inAddress(sending)) }), 303)
}

/** Withdraws the booking's manage link; its page has a new one. */
export async function withdraw(site: Site, id: string) {
  const response = await site.gateway.mutate(WithdrawManageLinkDocument, { bookingId: id })
  if (!response.ok) return respond({ kind: 'failed' })
  const result = response.data.withdrawManageLink
  switch (result.__typename) {
    case 'LinkWithdrawn':
      throw redirect(pageOf(id, { notice: 'withdrawn' }), 303)
    case 'ProofNeeded':
      throw redirect(pageOf(id, { ask: 'prove' }), 303)
    case 'NotFound':
    case 'InvalidInput':
      return respond({ kind: 'missing', message: messages.missing })
  }
}

/** Checks that code; from then on this browser may cancel. */
export async function prove(site: Site, id: string, form: FormData) {
  const code = typedCode(textOf(form, 'code'))
  const problem = codeProblem(code)
  if (problem) return respond({ kind: 'wrongCode', message: problem })
  const response = await site.gateway.mutate(ProveHolderDocument, { bookingId: id, code })
  if (!response.ok) return respond({ kind: 'failed' })
  const result = response.data.proveHolder
  switch (result.__typename) {
    case 'HolderProved':
      throw redirect(pageOf(id, { notice: 'proved' }), 303)
    case 'WrongCode':
    case 'TooManyTries':
      return respond({ kind: 'wrongCode', message: result.message || codeWords.wrong })
    case 'NotFound':
      return respond({ kind: 'missing', message: messages.missing })
    case 'InvalidInput':
      return respond({
        kind: 'wrongCode',
        message: result.issues[0]?.message ?? bookingWords.error,
      })
  }
}

/** The address of a booking's page. */
function pageOf(id: string, more: Record<string, string | number | null>): string {
  const query = new URLSearchParams({ bookingId: id })
  for (const [name, value] of Object.entries(more))
    if (value !== null) query.set(name, String(value))
  return `/booking/success?${query}`
}

function respond(outcome: BookedResult) {
  return data(outcome, { status: statuses[outcome.kind] })
}
