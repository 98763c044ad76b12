import { useEffect, useRef } from 'react'
import { formatMessage } from '~/messages/format-message'
import { auth as messages } from '~/messages/vi/auth'
import { language } from '~/messages/vi/language'
import { TextField } from '~/ui/field'
import type { CaptchaView } from './state'

/** A captcha to solve; its answer travels with the form around it. */
export function Captcha({
  captcha,
  error = null,
}: {
  captcha: CaptchaView
  error?: string | null
}) {
  return (
    <>
      <input type="hidden" name="asksCaptcha" value="1" />
      {captcha.kind === 'sum' ? (
        <CaptchaSum
          key={captcha.challenge}
          question={captcha.question}
          challenge={captcha.challenge}
          error={error}
        />
      ) : (
        <TurnstileWidget captcha={captcha} />
      )}
    </>
  )
}

function CaptchaSum({
  question,
  challenge,
  error,
}: {
  question: string
  challenge: string
  error: string | null
}) {
  return (
    <>
      <input type="hidden" name="captchaChallenge" value={challenge} />
      <TextField
        label={formatMessage(messages.captcha, { question })}
        name="captchaResult"
        inputMode="numeric"
        autoComplete="off"
        error={error}
      />
    </>
  )
}

/** The part of Turnstile's script that is used. */
type Turnstile = {
  render: (
    place: HTMLElement,
    options: { sitekey: string; 'response-field-name': string; language: string },
  ) => string
  remove: (id: string) => void
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<Turnstile> | undefined

/**
 * Turnstile: it writes its token into a field of the form by itself. A token is good for one try,
 * so each captcha has a widget of its own, though their keys are the same. It needs JavaScript;
 * without it a customer can log in with a code.
 */
function TurnstileWidget({ captcha }: { captcha: Extract<CaptchaView, { kind: 'widget' }> }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    let remove = () => undefined as void
    loading ??= load()
    loading
      .then((turnstile) => {
        if (isGone || !place.current) return
        const id = turnstile.render(place.current, {
          sitekey: captcha.siteKey,
          'response-field-name': 'captcha',
          language: language.code,
        })
        remove = () => turnstile.remove(id)
      })
      // The next captcha tries to load it again; until then the log-in shows that one is needed.
      .catch(() => (loading = undefined))
    return () => {
      isGone = true
      remove()
    }
  }, [captcha])
  return <div ref={place} role="group" aria-label={messages.captchaWidget} />
}

/** The page's scripts are trusted by nonce, and so are those that they load ('strict-dynamic'). */
function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => {
      const { turnstile } = window as Window & { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('the captcha did not start'))
    }
    script.onerror = () => reject(new Error('the captcha did not come'))
    document.head.appendChild(script)
  })
}
