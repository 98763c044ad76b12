import { nationalPhone } from '../../../domain/phone'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { auth as messages } from '~/messages/vi/auth'
import { sentenceOf } from '~/refusal'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import { cutText, plainText } from '../../../domain/typed-text'
import {
  CheckPhoneDocument,
  ImportSessionDocument,
  LogInWithCodeDocument,
  LogInWithPasswordDocument,
  SetPasswordDocument,
} from '../../../schema/generated/graphql'
import { captchaOf, newCaptcha } from './captcha.server'
import { sendCode } from './send-code.server'
import { nextPath } from './next-path'
import { codeProblem, passwordProblem, phoneProblem } from './problems'
import { beginning, type CarriedForm, type LogInState, type RequestedChannel } from './state'

/**
 * Takes the step of a posted log-in form and returns the next state. A token goes into the cookie
 * only.
 */
export async function takeStep(site: Site, form: FormData): Promise<LogInState> {
  const typed = textOf(form, 'phone')
  const phone = nationalPhone(typed)
  const intent = textOf(form, 'intent')
  if (intent === 'skip') return { step: 'done', message: null }
  if (intent === 'newPassword')
    return choosePassword(site, phone, typedPassword(textOf(form, 'password')))
  if (intent === 'import') return importSession(site, textOf(form, 'token'))
  if (intent === 'back') return beginning(phone)
  const problem = phoneProblem(typed)
  if (problem) return { step: 'phone', phone: cutText(typed, 40), error: problem }
  switch (intent) {
    case 'begin':
      return begin(site, phone)
    case 'password':
      return withPassword(site, phone, form)
    case 'code':
      return withCode(site, phone, form)
    case 'forgot':
      return sendCode(site, { phone, isNew: false, last: null, form })
    case 'resend':
      return sendCode(site, {
        phone,
        isNew: textOf(form, 'isNew') === '1',
        last: channelOf(form),
        form,
      })
    default:
      return withPhone(site, phone, form)
  }
}

/**
 * A token of the older site becomes a session, or turns out to be invalid; neither needs another
 * step. Throws a 503 while nobody can tell, so that the browser keeps the token.
 */
async function importSession(site: Site, token: string): Promise<LogInState> {
  const response = await site.gateway.mutate(ImportSessionDocument, { token })
  if (!response.ok || response.data.importSession.__typename === 'TooManyTries')
    throw new Response(null, { status: 503 })
  return { step: 'done', message: null }
}

/**
 * Opens the log-in of a phone that the page knows at its password; a code is sent only when the
 * customer requests it, so without a password they confirm their phone first.
 */
export async function begin(site: Site, phone: string): Promise<LogInState> {
  const response = await site.gateway.mutate(CheckPhoneDocument, { phone })
  const result = response.ok ? response.data.checkPhone : null
  return result?.__typename === 'PhoneKnown' && !result.isNewCustomer
    ? askPassword(site, phone, result)
    : beginning(phone)
}

/** A known phone needs its password, a new one gets a code. */
async function withPhone(site: Site, phone: string, form: FormData): Promise<LogInState> {
  const response = await site.gateway.mutate(CheckPhoneDocument, { phone })
  if (!response.ok) return { step: 'phone', phone, error: messages.broken }
  const result = response.data.checkPhone
  switch (result.__typename) {
    case 'PhoneKnown':
      return result.isNewCustomer
        ? sendCode(site, { phone, isNew: true, last: null, form })
        : askPassword(site, phone, result)
    case 'TooManyTries':
      return { step: 'phone', phone, error: result.message }
    case 'InvalidInput':
      return { step: 'phone', phone, error: messages.phoneFormat }
  }
}

/** The captcha stands beside the password, so that no press is wasted on a right password without it. */
async function askPassword(
  site: Site,
  phone: string,
  { needsCaptcha }: { needsCaptcha: boolean },
): Promise<LogInState> {
  return {
    step: 'password',
    phone,
    error: null,
    captcha: needsCaptcha ? await newCaptcha(site) : null,
  }
}

async function withPassword(site: Site, phone: string, form: FormData): Promise<LogInState> {
  const password = typedPassword(textOf(form, 'password'))
  const captcha = captchaOf(form)
  const again = async (
    error: string,
    needsCaptcha: boolean,
    about: 'password' | 'sum' | 'either' = 'password',
  ): Promise<LogInState> => ({
    step: 'password',
    phone,
    error,
    captcha: needsCaptcha ? await newCaptcha(site) : null,
    about,
  })
  const problem = passwordProblem(password)
  if (problem) return again(problem, form.has('asksCaptcha'))
  if (form.has('captchaChallenge') && plainText(textOf(form, 'captchaResult')) === '')
    return again(messages.captchaMissing, true, 'sum')
  const response = await site.gateway.mutate(LogInWithPasswordDocument, {
    phone,
    password,
    captcha,
  })
  if (!response.ok) return again(messages.broken, form.has('asksCaptcha'))
  const result = response.data.logInWithPassword
  if (result.__typename === 'LoggedIn') return { step: 'done', message: messages.loggedIn }
  return again(
    sentenceOf(result, messages.broken),
    result.__typename === 'LogInRefused' ? result.needsCaptcha : form.has('asksCaptcha'),
    // The sentence itself says whether the password or the captcha was wrong.
    captcha === null ? 'password' : 'either',
  )
}

/** Logs in with the one-time code; then a password may be chosen. */
async function withCode(site: Site, phone: string, form: FormData): Promise<LogInState> {
  const code = typedCode(textOf(form, 'code'))
  const again = (error: string): LogInState => ({
    step: 'code',
    phone,
    isNew: textOf(form, 'isNew') === '1',
    channel: channelOf(form),
    info: textOf(form, 'info').slice(0, 200),
    againAt: Number(textOf(form, 'againAt')) || 0,
    now: site.now,
    error,
    captcha: null,
  })
  const problem = codeProblem(code)
  if (problem) return again(problem)
  const response = await site.gateway.mutate(LogInWithCodeDocument, { phone, code })
  if (!response.ok) return again(messages.wrongCode)
  const result = response.data.logInWithCode
  return result.__typename === 'LoggedIn'
    ? { step: 'newPassword', phone, error: null }
    : again(sentenceOf(result, messages.broken))
}

/** Stores the chosen password, which ends the log-in. */
async function choosePassword(site: Site, phone: string, password: string): Promise<LogInState> {
  const again = (error: string): LogInState => ({ step: 'newPassword', phone, error })
  const problem = passwordProblem(password)
  if (problem) return again(problem)
  const response = await site.gateway.mutate(SetPasswordDocument, { password })
  if (!response.ok)
    return response.failure.code === 'UNAUTHENTICATED'
      ? { step: 'phone', phone, error: messages.broken }
      : again(messages.broken)
  const result = response.data.setPassword
  if (result.__typename === 'PasswordSet') return { step: 'done', message: messages.passwordSet }
  return again(sentenceOf(result, messages.passwordFormat))
}

function channelOf(form: FormData): RequestedChannel | null {
  const channel = form.get('channel')
  return channel === 'SMS' || channel === 'ZALO' ? channel : null
}

/** Longest form that is carried, in characters; a form may be 64 kB. */
const MAX_FORM_LENGTH = 40_000

/**
 * Reads what a posted form carries: itself when it comes from the booking screen, what it was given
 * when it is a step of the log-in; null for none.
 */
export function carriedBy(form: FormData): CarriedForm | null {
  const isFirst = form.has('carryTo')
  const to = nextPath(textOf(form, isFirst ? 'carryTo' : 'carriedTo'))
  const fields = isFirst
    ? new URLSearchParams(
        [...form].flatMap(([name, value]) =>
          name === 'carryTo' || typeof value !== 'string' ? [] : [[name, value]],
        ),
      ).toString()
    : textOf(form, 'carried')
  return /^\/booking(\?|$)/.test(to) && fields.length <= MAX_FORM_LENGTH ? { to, fields } : null
}
