/** A captcha as the page shows it. */
export type CaptchaView =
  { kind: 'sum'; question: string; challenge: string } | { kind: 'widget'; siteKey: string }

/** The channels that log-in codes are asked for by (H-121). */
export type RequestedChannel = 'SMS' | 'ZALO'

/**
 * Where a log-in stands (H-112…H-120). It travels through the form, so that no server has to
 * remember it; nothing in it is secret or believed.
 */
export type LogInState =
  | { step: 'phone'; phone: string; error: string | null }
  | { step: 'password'; phone: string; error: string | null; captcha: CaptchaView | null }
  | {
      step: 'code'
      phone: string
      /** The phone has no account yet (H-116). */
      isNew: boolean
      /** The channel asked for last; null when no code went out. */
      channel: RequestedChannel | null
      /** The server's sentence, or a hint at the channel (H-276). */
      info: string
      /** Epoch ms by the server's clock: when another code may be asked for (H-123), and what time it is. */
      againAt: number
      now: number
      error: string | null
      captcha: CaptchaView | null
    }
  /** Logged in; a password may be chosen (H-118). */
  | { step: 'newPassword'; phone: string; error: string | null }
  /** Logged in, and nothing left to ask (H-120). */
  | { step: 'done'; message: string | null }

/** The state that a log-in begins with. */
export function beginning(phone = ''): LogInState {
  return { step: 'phone', phone, error: null }
}

/** The channel of the next code: sms, then by turns (H-121, O-07). */
export function nextChannel(last: RequestedChannel | null): RequestedChannel {
  return last === 'SMS' ? 'ZALO' : 'SMS'
}
