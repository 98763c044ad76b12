import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { codeProblem } from '~/booking/customer/code'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { checked, form, ticked, wrong, type FormResult } from '~/form.server'
import { booking as bookingWords } from '~/messages/vi/booking'
import { code as messages } from '~/messages/vi/code'
import { typedCode } from '../../../../domain/six-digits'
import { ConfirmBookingDocument } from '../../../../schema/generated/graphql'
import { captchaOf } from '../../auth/captcha.server'
import { channelOf } from './load.server'
import { codeRefusal, inAddress, sendBookingCode } from './send.server'

/**
 * Sends another code and shows the code step again, whose address contains the time of the next
 * one; or a captcha, without which none is sent.
 */
export const resend = form(
  z.object({}),
  async (_none, { site, request, form }) => {
    const query = new URL(request.url).searchParams
    const draft = readDraft(query)
    const code = query.get('code') ?? ''
    const last = channelOf(query.get('via'))
    const sending = await sendBookingCode(site, code, draft.phone, last, captchaOf(form))
    return sending.isSent
      ? redirect(bookingPath(draft, { code, ...inAddress(sending) }), 303)
      : codeRefusal(site, sending)
  },
  { fields: ['captcha'] },
)

/** Checks a code; the right one confirms the booking. */
export const confirm = form(
  z.object({ code: checked(codeProblem).transform(typedCode), script: ticked }),
  async ({ code, script }, { request, run }) => {
    const query = new URL(request.url).searchParams
    const bookingId = query.get('code') ?? ''
    const { phone } = readDraft(query)
    const result = await run(ConfirmBookingDocument, { bookingId, phone, code })
    switch (result.__typename) {
      case 'BookingConfirmed': {
        const { bookingId } = result
        if (script) return { more: { confirmed: { bookingId, phone } } }
        return redirect(`/booking/success?bookingId=${encodeURIComponent(bookingId)}`, 303)
      }
      case 'WrongCode':
      case 'TooManyTries':
        return wrong('code', result.message || messages.wrong)
      case 'HoldExpired':
      case 'NotFound':
        return { status: 409, message: result.message || messages.holdOver, more: { isOver: true } }
      case 'InvalidInput':
        return wrong('code', result.issues[0]?.message ?? bookingWords.error)
    }
  },
  { fields: ['code'], secrets: ['code'] },
)

/** What the code step shows of a press. */
export type CodeStepResult = FormResult<{ resend: typeof resend; confirm: typeof confirm }>
