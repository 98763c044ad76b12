import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { auth as authWords } from '~/messages/vi/auth'
import { profile as messages } from '~/messages/vi/profile'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import { AccountPhoneDocument, ChangePasswordDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { codeProblem, passwordProblem } from '../auth/problems'
import { sendCode } from '../auth/send-code.server'
import type { RequestedChannel, CaptchaView } from '../auth/state'
import type { AccountNotice } from './load.server'
import { accountPaths } from './paths'

/**
 * The state of the password's section: it needs the current password, or a code that was sent. None
 * of it is secret or trusted.
 */
export type PasswordResult = {
  about: 'password'
  problems: Partial<Record<'currentPassword' | 'password' | 'code' | '', string>>
} & (
  | { step: 'current' }
  | {
      step: 'code'
      isSent: boolean
      phone: string
      channel: RequestedChannel | null
      info: string
      againAt: number
      now: number
      captcha: CaptchaView | null
    }
)

type PasswordCodeStep = Extract<PasswordResult, { step: 'code' }>

/** Changes the password with the current one, or with a code. */
export async function changePassword(
  site: Site,
  form: FormData,
): Promise<PasswordResult | AccountNotice> {
  const byCode = form.has('code')
  const refused = (problems: PasswordResult['problems']): PasswordResult =>
    byCode
      ? { ...codeStepOf(site, form), problems }
      : { about: 'password', step: 'current', problems }
  const password = typedPassword(textOf(form, 'password'))
  const currentPassword = typedPassword(textOf(form, 'currentPassword'))
  const code = typedCode(textOf(form, 'code'))
  const problems = {
    ...fieldsToRepeat('password', passwordProblem(password)),
    ...(byCode
      ? fieldsToRepeat('code', codeProblem(code))
      : fieldsToRepeat('currentPassword', passwordProblem(currentPassword))),
  }
  if (Object.keys(problems).length > 0) return refused(problems)
  const response = await site.gateway.mutate(
    ChangePasswordDocument,
    byCode ? { password, code } : { password, currentPassword },
  )
  if (!response.ok) {
    if (response.failure.code === 'UNAUTHENTICATED')
      throw redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
    return refused({ '': messages.error })
  }
  const result = response.data.setPassword
  if (result.__typename === 'PasswordSet') return 'password'
  if (result.__typename === 'InvalidInput')
    return refused(Object.fromEntries(result.issues.map(({ field, message }) => [field, message])))
  return refused({ '': result.message })
}

/** Sends a code to the customer's own phone, never to one from the form. */
export async function sendPasswordCode(site: Site, form: FormData): Promise<PasswordResult> {
  const response = await site.gateway.query(AccountPhoneDocument, {})
  const phone = response.ok ? response.data.viewer?.phone : undefined
  if (phone === undefined) {
    if (response.ok)
      throw redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
    return { about: 'password', step: 'current', problems: { '': messages.error } }
  }
  const channel = textOf(form, 'channel')
  const state = await sendCode(site, {
    phone,
    isNew: false,
    last: channel === 'SMS' || channel === 'ZALO' ? channel : null,
    form,
  })
  if (state.step !== 'code')
    return { about: 'password', step: 'current', problems: { '': authWords.notSent } }
  const { info, againAt, now, captcha, error } = state
  return {
    about: 'password',
    step: 'code',
    isSent: state.channel !== null,
    phone,
    channel: state.channel,
    info,
    againAt,
    now,
    captcha,
    problems: error ? { '': error } : {},
  }
}

/** The step as its form brought it along. */
function codeStepOf(site: Site, form: FormData): PasswordCodeStep {
  const channel = textOf(form, 'channel')
  return {
    about: 'password',
    step: 'code',
    isSent: false,
    phone: textOf(form, 'phone').slice(0, 20),
    channel: channel === 'SMS' || channel === 'ZALO' ? channel : null,
    info: textOf(form, 'info').slice(0, 200),
    againAt: Number(textOf(form, 'againAt')) || 0,
    now: site.now,
    captcha: null,
    problems: {},
  }
}

function fieldsToRepeat(
  field: 'password' | 'currentPassword' | 'code',
  problem: string | null,
): PasswordResult['problems'] {
  return problem === null ? {} : { [field]: problem }
}
