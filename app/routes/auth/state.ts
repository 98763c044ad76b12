/** A captcha as the page shows it. */
export type CaptchaView =
  { kind: 'sum'; question: string; challenge: string } | { kind: 'widget'; siteKey: string }

/** The channels of log-in codes (H-121). */
export type RequestedChannel = 'SMS' | 'ZALO'

/**
 * The state of a log-in (H-112…H-120). The form carries it, so that the server need not store it;
 * none of it is secret or trusted.
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
      /** The phone has no account yet (H-116). */
      isNew: boolean
      /** The channel requested last; null when no code was sent. */
      channel: RequestedChannel | null
      /** The server's sentence, or a hint at the channel (H-276). */
      info: string
      /**
       * Epoch ms by the server's clock: when another code may be requested (H-123), and the current
       * time.
       */
      againAt: number
      now: number
      error: string | null
      captcha: CaptchaView | null
    }
  /** Logged in; a password may be chosen (H-118). */
  | { step: 'newPassword'; phone: string; error: string | null }
  /** Logged in, with no further step (H-120). */
  | { step: 'done'; message: string | null }

/** The state that a log-in begins with. */
export function beginning(phone = ''): LogInState {
  return { step: 'phone', phone, error: null }
}

/** The channel of the next code: sms, then by turns (H-121, O-07). */
export function nextChannel(last: RequestedChannel | null): RequestedChannel {
  return last === 'SMS' ? 'ZALO' : 'SMS'
}
