import { nextChannel, type Channel } from '~/booking/customer/code'
import type { Site } from '~/context'
import { wrong } from '~/form.server'
import { code as messages } from '~/messages/vi/code'
import { newCaptcha } from '../../auth/captcha.server'
import {
  SendBookingCodeDocument,
  SendHolderCodeDocument,
  type CodeSentPartsFragment,
} from '../../../../schema/generated/graphql'

/**
 * The result of sending a code: the channel and the times, or a sentence with the reason;
 * `retryAfterSeconds` is null when waiting changes nothing, and `needsCaptcha` says that a captcha
 * would.
 */
type SendCodeResult =
  | { isSent: true; channel: Channel; againAt: number }
  | { isSent: false; message: string; retryAfterSeconds: number | null; needsCaptcha: boolean }

/** The part of an address that a sending leaves behind, so that it survives a reload. */
type SendingInAddress = {
  via: Channel | null
  again: number | null
  /**
   * `before`: nothing was sent now, as a code is on its way or too many were sent. `captcha`: nothing
   * was sent, as a captcha is missing.
   */
  sent: 'before' | 'captcha' | null
}

/** A longer wait than this is no pause between two codes: a limit is used up. */
const MAX_PAUSE_SECONDS = 120

/** What became of the code that was sent with the booking, for the address of the code step. */
export function firstCode(result: CodeSentPartsFragment | null, now: number): SendingInAddress {
  const sending = sendingOf(result, now)
  // A repeated booking requests its code again: the first one can be typed. At a limit the button
  // to send stays active, as its result says why.
  return inPause(sending, null, now) ?? inAddress(sending)
}

/** Why no code was sent, as a form's refusal, with the captcha that the next one needs. */
export async function codeRefusal(
  site: Site,
  { message, needsCaptcha }: Extract<SendCodeResult, { isSent: false }>,
) {
  if (!needsCaptcha) return { __typename: 'TooManyTries', message }
  const captcha = await newCaptcha(site)
  return { ...wrong('captcha', message), more: { captcha } }
}

/** What a sending leaves in the address of the code step. */
export function inAddress(sending: SendCodeResult): SendingInAddress {
  return sending.isSent
    ? { via: sending.channel, again: sending.againAt, sent: null }
    : { via: null, again: null, sent: sending.needsCaptcha ? 'captcha' : null }
}

/**
 * What a request within the pause after a code leaves in the address: the earlier code can be typed,
 * and `last` is its channel if that is known. Null when the sending met no pause.
 */
export function inPause(
  sending: SendCodeResult,
  last: Channel | null,
  now: number,
): SendingInAddress | null {
  if (sending.isSent || sending.retryAfterSeconds === null) return null
  if (sending.retryAfterSeconds > MAX_PAUSE_SECONDS) return null
  return {
    via: last ?? nextChannel(null),
    again: now + sending.retryAfterSeconds * 1000,
    sent: 'before',
  }
}

/** Sends the code of a pending booking, by the other channel than last time. */
export async function sendBookingCode(
  site: Site,
  bookingId: string,
  phone: string,
  last: Channel | null,
  captcha: string | null,
): Promise<SendCodeResult> {
  const response = await site.gateway.mutate(SendBookingCodeDocument, {
    bookingId,
    phone,
    channel: nextChannel(last),
    captcha,
  })
  return sendingOf(response.ok ? response.data.sendBookingCode : null, site.now)
}

/** Sends the code that proves whose phone a booking's is. */
export async function sendHolderCode(
  site: Site,
  bookingId: string,
  last: Channel | null,
  captcha: string | null,
): Promise<SendCodeResult> {
  const response = await site.gateway.mutate(SendHolderCodeDocument, {
    bookingId,
    channel: nextChannel(last),
    captcha,
  })
  return sendingOf(response.ok ? response.data.sendHolderCode : null, site.now)
}

function sendingOf(result: CodeSentPartsFragment | null, now: number): SendCodeResult {
  const notSent = { isSent: false, retryAfterSeconds: null, needsCaptcha: false } as const
  if (result === null) return { ...notSent, message: messages.notSent }
  switch (result.__typename) {
    case 'CodeSent':
      return {
        isSent: true,
        channel: result.channel,
        againAt: now + result.resendAfterSeconds * 1000,
      }
    case 'InvalidInput':
      return {
        ...notSent,
        message: result.issues[0]?.message ?? messages.notSent,
        needsCaptcha: result.issues.some(({ field }) => field === 'captcha'),
      }
    case 'NotFound':
      return { ...notSent, message: result.message }
    case 'TooManyTries':
      return {
        ...notSent,
        message: result.message,
        retryAfterSeconds: result.retryAfterSeconds,
      }
  }
}
