import type { Site } from '~/context'
import { plainText } from '../../../domain/typed-text'
import { NewCaptchaDocument } from '../../../schema/generated/graphql'
import type { CaptchaView } from './state'

/** Another captcha to show; null when there is none to be had, and the next try will be refused. */
export async function newCaptcha(site: Site): Promise<CaptchaView | null> {
  const response = await site.gateway.query(NewCaptchaDocument, {})
  const captcha = response.ok ? response.data.captcha : null
  if (!captcha) return null
  return captcha.__typename === 'CaptchaSum'
    ? { kind: 'sum', question: captcha.question, challenge: captcha.challenge }
    : { kind: 'widget', siteKey: captcha.siteKey }
}

/**
 * The token of a posted captcha: the widget's, or the sum's challenge with the result; null when
 * there was none.
 */
export function captchaOf(form: FormData): string | null {
  const [widget, challenge, result] = ['captcha', 'captchaChallenge', 'captchaResult'].map((name) =>
    form.get(name),
  )
  if (typeof widget === 'string' && widget !== '') return widget.slice(0, 4000)
  return typeof challenge === 'string' && typeof result === 'string'
    ? `${challenge}:${plainText(result)}`.slice(0, 4000)
    : null
}
