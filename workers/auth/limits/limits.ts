import { A_YEAR_SECONDS, THREE_YEARS_SECONDS } from '../../../domain/cookies'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/durations'

/** Ms in which a partner's log-in code may be exchanged. */
export const LOGIN_CODE_LIFE_MS = MINUTE_MS

/** Ms that a code is valid. */
export const CODE_LIFE_MS = 5 * MINUTE_MS

/** Wrong tries after which a code is dead. */
export const MAX_WRONG_TRIES = 5

/** Wrong codes of a phone within a day after which the next code needs a captcha. */
export const WRONG_CODES_BEFORE_CAPTCHA = 20

/**
 * Wrong codes of a phone within a day after which browsers that have not proved it get no more
 * codes; its password still works (NIST SP 800-63B-4, 3.2.2). Only tries at a pending code count.
 * Three codes, one a purpose, may still be pending then, so strangers have at most 114 guesses a
 * day at a million numbers: 1 in 8,700.
 */
export const WRONG_CODES_PER_DAY = 100

/**
 * Wrong codes of a phone from one network within a day, with and without a pending code, after which
 * that network gets and tries no more codes of that phone; fewer than WRONG_CODES_BEFORE_CAPTCHA, so
 * that one stranger cannot make the owner's code harder to get.
 */
export const WRONG_CODES_PER_ADDRESS = 15

/**
 * Wrong codes within a day of a browser that has proved the phone, after which it is limited with
 * all others.
 */
export const WRONG_CODES_PER_BROWSER = 20

/** Browsers of a phone that are remembered as proved; one more takes the place of the oldest. */
export const MAX_PROVED_BROWSERS = 5

/** Ms that a browser counts as proved after its last right code: as long as its cookie lives. */
export const PROVED_BROWSER_MEMORY_MS = A_YEAR_SECONDS * 1000

/** Ms that wrong codes are counted. */
export const WRONG_CODE_MEMORY_MS = DAY_MS

/**
 * Ms after its end in which a code is still recognised, so that its owner reads "expired" and
 * anybody else "wrong".
 */
export const ENDED_CODE_MEMORY_MS = HOUR_MS

/** Three years, the life of a session, in ms. */
export const SESSION_LIFE_MS = THREE_YEARS_SECONDS * 1000

/** Ms after a code in which its session may set a password. */
export const PROOF_LIFE_MS = 15 * MINUTE_MS

/** Wrong passwords within a day after which a captcha is needed: more than 2. */
export const PASSWORDS_BEFORE_CAPTCHA = 3

/** Ms that wrong passwords count towards the captcha. */
export const PASSWORD_MEMORY_MS = DAY_MS

/** Changes of their own account that a customer may make in an hour. */
export const CHANGES_PER_HOUR = 60

/** Test messages that a customer may send to their devices in an hour. */
export const PUSH_TESTS_PER_HOUR = 5

/** Ms between a deletion request and the deletion; until then the customer can withdraw it. */
export const DELETION_AFTER_MS = 7 * DAY_MS

/**
 * Ms that a deleted customer's phone is stored, so that the other backends, which poll each night,
 * can delete them too.
 */
export const DELETION_LIST_MS = 7 * DAY_MS

/** What is limited per address and hour. */
export type AddressKind =
  'codes' | 'allCodes' | 'tries' | 'verifies' | 'consents' | 'logins' | 'partners'

/**
 * Seconds after a code in which no other for the same purpose is sent, unless a variable sets
 * another number.
 */
const RESEND_SECONDS = 60

/** Variables that change the limits; each is a positive whole number as text. */
export type LimitVars = {
  /** Seconds between two codes for the same purpose, default 60. */
  RESEND_SECONDS?: string
  /** Codes per phone and hour, default 5; as many more are for networks that had none. */
  CODES_PER_PHONE_HOUR?: string
  /**
   * Codes per client address and hour that nobody has entered correctly, default 20; beyond it a
   * code needs a captcha.
   */
  CODES_PER_ADDRESS_HOUR?: string
  /**
   * Codes per client address and hour, used or not, default 400: each costs the chain a message.
   */
  ALL_CODES_PER_ADDRESS_HOUR?: string
  /**
   * Codes tried per client address and hour that were not right, default 60; beyond it a browser
   * tries only codes that it requested itself.
   */
  CODE_TRIES_PER_ADDRESS_HOUR?: string
  /** Messages about bookings per phone and day that cost the chain something, default 10. */
  NOTICES_PER_PHONE_DAY?: string
  /** Questions whether a phone is new per address and hour, default 60; then each is known. */
  VERIFIES_PER_ADDRESS_HOUR?: string
  /**
   * Consents per address and hour of visitors who are not logged in, default 400: each booking of a
   * new customer brings one, and many of them share one address.
   */
  CONSENTS_PER_ADDRESS_HOUR?: string
  /** Wrong passwords and tokens per address and hour, default 60; then a captcha is needed. */
  LOGINS_PER_ADDRESS_HOUR?: string
  /** Wrong passwords per phone and hour after which even a captcha does not help, default 10. */
  PASSWORDS_PER_PHONE_HOUR?: string
  /** Wrong secrets of partners per address and hour, default 60. */
  WRONG_SECRETS_PER_ADDRESS_HOUR?: string
  /** Log-in codes that a partner may get in a minute, default 600. */
  CODES_PER_PARTNER_MINUTE?: string
  /** Callers without a known address share one bucket that is this many times larger, default 50. */
  UNKNOWN_ADDRESS_FACTOR?: string
}

/** Ms after a code in which no other one for the same purpose is sent. */
export function resendAfterMs(vars: LimitVars): number {
  return positive(vars.RESEND_SECONDS, RESEND_SECONDS) * 1000
}

/** Codes a phone may get in an hour. */
export function codesPerPhone(vars: LimitVars): number {
  return positive(vars.CODES_PER_PHONE_HOUR, 5)
}

/** Wrong passwords a phone may see in an hour. */
export function passwordsPerPhone(vars: LimitVars): number {
  return positive(vars.PASSWORDS_PER_PHONE_HOUR, 10)
}

/** Messages about bookings that a phone may get in a day by channels that cost something. */
export function noticesPerPhone(vars: LimitVars): number {
  return positive(vars.NOTICES_PER_PHONE_DAY, 10)
}

/** Log-in codes a partner may get in a minute. */
export function codesPerPartner(vars: LimitVars): number {
  return positive(vars.CODES_PER_PARTNER_MINUTE, 600)
}

/** Limit of an address per hour. */
export function perAddress(vars: LimitVars, kind: AddressKind): number {
  if (kind === 'codes') return positive(vars.CODES_PER_ADDRESS_HOUR, 20)
  if (kind === 'allCodes') return positive(vars.ALL_CODES_PER_ADDRESS_HOUR, 400)
  if (kind === 'tries') return positive(vars.CODE_TRIES_PER_ADDRESS_HOUR, 60)
  if (kind === 'partners') return positive(vars.WRONG_SECRETS_PER_ADDRESS_HOUR, 60)
  if (kind === 'verifies') return positive(vars.VERIFIES_PER_ADDRESS_HOUR, 60)
  if (kind === 'consents') return positive(vars.CONSENTS_PER_ADDRESS_HOUR, 400)
  return positive(vars.LOGINS_PER_ADDRESS_HOUR, 60)
}

/** How many times larger the bucket of unknown addresses is. */
export function unknownFactor(vars: LimitVars): number {
  return positive(vars.UNKNOWN_ADDRESS_FACTOR, 50)
}

function positive(text: string | undefined, otherwise: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : otherwise
}
