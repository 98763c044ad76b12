import type { Site } from '~/context'
import { auth as messages } from '~/messages/vi/auth'
import { SendLogInCodeDocument } from '../../../schema/generated/graphql'
import { captchaOf, newCaptcha } from './captcha.server'
import { nextChannel, type RequestedChannel, type LogInState } from './state'

type CodeRequest = { phone: string; isNew: boolean; last: RequestedChannel | null; form: FormData }

/** Sends a code and shows the code step; a failure to send is shown there. */
export async function sendCode(
  site: Site,
  { phone, isNew, last, form }: CodeRequest,
): Promise<LogInState> {
  const channel = nextChannel(last)
  const response = await site.gateway.mutate(SendLogInCodeDocument, {
    phone,
    channel,
    captcha: captchaOf(form),
  })
  const base = {
    step: 'code',
    phone,
    isNew,
    channel: null,
    info: messages.notSent,
    againAt: site.now,
    now: site.now,
    error: null,
    captcha: null,
  } as const
  if (!response.ok) return { ...base, info: '', error: messages.broken }
  const result = response.data.sendLogInCode
  switch (result.__typename) {
    case 'CodeSent':
      return {
        ...base,
        channel,
        info: result.notice ?? messages.sentBy[result.channel],
        againAt: site.now + result.resendAfterSeconds * 1000,
      }
    case 'TooManyTries':
      // Too early for another one: the code that is on its way can be typed.
      return {
        ...base,
        channel: last ?? channel,
        info: result.message,
        againAt: site.now + result.retryAfterSeconds * 1000,
      }
    case 'LogInRefused':
      return {
        ...base,
        info: '',
        error: result.message,
        captcha: result.needsCaptcha ? await newCaptcha(site) : null,
      }
    case 'InvalidInput':
      return { ...base, info: result.issues[0]?.message ?? messages.notSent }
  }
}
