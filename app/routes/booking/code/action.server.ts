import { data, redirect } from '@remix-run/cloudflare'
import { codeProblem } from '~/booking/customer/code'
import type { Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { booking as bookingWords } from '~/messages/vi/booking'
import { code as messages } from '~/messages/vi/code'
import { typedCode } from '../../../../domain/six-digits'
import { ConfirmBookingDocument } from '../../../../schema/generated/graphql'
import { captchaOf, newCaptcha } from '../../auth/captcha.server'
import type { CaptchaView } from '../../auth/state'
import { channelOf } from './load.server'
import { inAddress, sendBookingCode } from './send.server'

/** The result of entering a code, where the page shows a message. */
export type CodeResult =
  | { kind: 'confirmed'; bookingId: string; phone: string }
  | { kind: 'wrong'; message: string }
  | { kind: 'over'; message: string }
  | { kind: 'notSent'; message: string }
  | { kind: 'captcha'; message: string; captcha: CaptchaView | null }
  | { kind: 'failed' }

/** The response to the code step. */
export type CodeStepResult = { about: 'code'; outcome: CodeResult }

const statuses: Record<CodeResult['kind'], number> = {
  confirmed: 200,
  wrong: 422,
  over: 409,
  notSent: 429,
  captcha: 422,
  failed: 502,
}

/**
 * Sends another code and shows the code step again, whose address contains the time of the next
 * one; or a captcha, without which none is sent.
 */
export async function resend(site: Site, request: Request, draft: Draft, form: FormData) {
  const query = new URL(request.url).searchParams
  const id = query.get('code') ?? ''
  const last = channelOf(query.get('via'))
  const sending = await sendBookingCode(site, id, draft.phone, last, captchaOf(form))
  if (!sending.isSent && sending.needsCaptcha)
    return respond({
      kind: 'captcha',
      message: sending.message,
      captcha: await newCaptcha(site),
    })
  if (!sending.isSent) return respond({ kind: 'notSent', message: sending.message })
  throw redirect(bookingPath(draft, { code: id, ...inAddress(sending) }), 303)
}

/** Checks a code; the right one confirms the booking. */
export async function confirm(site: Site, request: Request, draft: Draft, form: FormData) {
  const id = new URL(request.url).searchParams.get('code') ?? ''
  const code = typedCode(textOf(form, 'code'))
  const problem = codeProblem(code)
  if (problem) return respond({ kind: 'wrong', message: problem })
  const response = await site.gateway.mutate(ConfirmBookingDocument, {
    bookingId: id,
    phone: draft.phone,
    code,
  })
  if (!response.ok) return respond({ kind: 'failed' })
  const result = response.data.confirmBooking
  switch (result.__typename) {
    case 'BookingConfirmed':
      if (form.get('script') === '1')
        return respond({ kind: 'confirmed', bookingId: result.bookingId, phone: draft.phone })
      throw redirect(`/booking/success?bookingId=${encodeURIComponent(result.bookingId)}`, 303)
    case 'WrongCode':
    case 'TooManyTries':
      return respond({ kind: 'wrong', message: result.message || messages.wrong })
    case 'HoldExpired':
    case 'NotFound':
      return respond({ kind: 'over', message: result.message || messages.holdOver })
    case 'InvalidInput':
      return respond({ kind: 'wrong', message: result.issues[0]?.message ?? bookingWords.error })
  }
}

function respond(outcome: CodeResult) {
  const body: CodeStepResult = { about: 'code', outcome }
  return data(body, { status: statuses[outcome.kind] })
}
