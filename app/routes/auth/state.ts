/** A captcha as the page shows it. */
export type CaptchaView =
  { kind: 'sum'; question: string; challenge: string } | { kind: 'widget'; siteKey: string }

/** The channels of log-in codes. */
export type RequestedChannel = 'SMS' | 'ZALO'

/**
 * The state of a log-in. The form carries it, so that the server need not store it; none of it is
 * secret or trusted.
 */
export type LogInState =
  | { step: 'phone'; phone: string; error: string | null }
  | {
      step: 'password'
      phone: string
      error: string | null
      captcha: CaptchaView | null
      /** What the error is about: the password unless it says otherwise. */
      about?: 'password' | 'sum' | 'either'
    }
  | {
      step: 'code'
      phone: string
      /** The phone has no account yet. */
      isNew: boolean
      /** The channel requested last; null when no code was sent. */
      channel: RequestedChannel | null
      /** The server's sentence, or a hint at the channel. */
      info: string
      /**
       * Epoch ms by the server's clock: when another code may be requested, and the current time.
       */
      againAt: number
      now: number
      error: string | null
      captcha: CaptchaView | null
    }
  /** Logged in; a password may be chosen. */
  | { step: 'newPassword'; phone: string; error: string | null }
  /** Logged in, with no further step. */
  | { step: 'done'; message: string | null }

/** The state that a log-in begins with. */
export function beginning(phone = ''): LogInState {
  return { step: 'phone', phone, error: null }
}

/** The channel of the next code: sms, then by turns. */
export function nextChannel(last: RequestedChannel | null): RequestedChannel {
  return last === 'SMS' ? 'ZALO' : 'SMS'
}

/**
 * A booking form that waits for the log-in of a customer without JavaScript: where it goes, and its
 * fields as a query. Nothing of it is stored anywhere.
 */
export type CarriedForm = { to: string; fields: string }

/**
 * The fields of the form that books at the end. A change is confirmed after that, beside the old
 * time.
 */
export function fieldsOf({ fields }: CarriedForm): [name: string, value: string][] {
  return [...new URLSearchParams(fields)].filter(
    ([name]) => name !== 'allowChange' && name !== 'script',
  )
}
