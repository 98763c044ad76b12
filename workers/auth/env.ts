import type { ClockVars } from '../../domain/clock'
import type { LimitVars } from './limits/limits'
import type { AuthAttempts } from './codes/auth-attempts'

/**
 * Secrets and variables of the delivery channels; channels/configuration.ts lists which are
 * required.
 */
export type ChannelVars = {
  /** Comma-separated, in order of preference: inbox, sms, zalo, voice. Default `inbox`. */
  CHANNELS?: string
  /**
   * SMS gateway: origin, account key and secret, registered sender name, optional text with {brand}
   * {code} {minutes}.
   */
  SMS_BASE_URL?: string
  SMS_API_KEY?: string
  SMS_SECRET_KEY?: string
  SMS_BRANDNAME?: string
  SMS_TEMPLATE?: string
  /**
   * Zalo notification service: the approved template, its code parameter (default `otp`), and the
   * app that may use it.
   */
  ZALO_BASE_URL?: string
  ZALO_OAUTH_URL?: string
  ZALO_TEMPLATE_ID?: string
  ZALO_OTP_PARAM?: string
  ZALO_APP_ID?: string
  ZALO_APP_SECRET?: string
  ZALO_REFRESH_TOKEN?: string
  /**
   * Approved templates of messages about bookings, `booked=1,changed=2,evening=3,soon=4,review=5,freed=6,canceled=7`;
   * a kind without one goes by SMS.
   */
  ZALO_NOTICES?: string
  /** Origin of the site, for links in SMS; without it messages about bookings are not sent as SMS. */
  SITE_ORIGIN?: string
  /**
   * Key of Web Push (RFC 8292): a JWK's x, y and d of P-256 with dots between. Without it no device
   * can subscribe.
   */
  VAPID_KEY?: string
  /** Voice gateway that reads six digits aloud: origin and account token. */
  VOICE_BASE_URL?: string
  VOICE_TOKEN?: string
}

/** Everything the auth worker can reach. */
export type AuthEnv = ClockVars &
  LimitVars &
  ChannelVars & {
    DB: D1Database
    ATTEMPTS: DurableObjectNamespace<AuthAttempts>
    /** Secret under which codes are hashed; without it no code can be sent or checked. */
    CODE_PEPPER?: string
    /** Local and preview only: the code that phones of the demo always get. */
    DEMO_CODE?: string
    /** When set, the inbox opens only with this key. */
    INBOX_KEY?: string
    /**
     * Secrets of partner apps by their utm_source, `tikiapp=… other=…`, 32 characters at least;
     * without it no partner gets a log-in code.
     */
    PARTNER_SECRETS?: string
    /** Secret of Cloudflare Turnstile; without it the sum of GET /captcha is the captcha. */
    TURNSTILE_SECRET?: string
    /** Public key of the Turnstile widget, handed out by GET /captcha. */
    TURNSTILE_SITE_KEY?: string
    /** `1`: no code is sent without a captcha. */
    CODE_NEEDS_CAPTCHA?: string
    /** Counts the codes of a minute that are sent without one; without it they have no limit. */
    CODES_WITHOUT_CAPTCHA?: RateLimit
  }
