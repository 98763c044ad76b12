/** Lifetime of the consent cookie (H-141, 94,608,000,000 ms). */
export const consentSeconds = 94_608_000

/** The cookie that remembers a consent. */
const consentCookie = 'muot_consent'

/** The day of the texts that a consent is given to: the consent dialog's and the privacy policy's. */
export const consentVersion = '2026-11-23'

/**
 * A customer's consent, per purpose (O-46); storing it includes the use of the phone for the
 * booking.
 */
export type Consent = { phone: string; photo: boolean; location: boolean }

/** The decisions in the account of the phone's owner; null before the first. */
export type OwnDecision = { booking: boolean | null; photo: boolean | null }

/**
 * The facts that decide whether consent is needed: `own` is null without a log-in for that phone.
 */
export type ConsentFacts = {
  phone: string
  stored: Consent | null
  hasAgreed: boolean
  isInApp: boolean
  own: OwnDecision | null
}

/**
 * Whether consent is needed before booking (H-135…H-138); also for an owner who has withdrawn it,
 * whatever this browser has stored (O-46).
 */
export function needsConsent({ phone, stored, hasAgreed, isInApp, own }: ConsentFacts): boolean {
  return !isInApp && !hasAgreed && (own?.booking === false || stored?.phone !== phone)
}

/** A logged-in customer's decisions, for his own phone. */
export function ownDecision(
  viewer: { phone: string; consents: OwnDecision } | null | undefined,
  phone: string,
): OwnDecision | null {
  return viewer?.phone === phone ? viewer.consents : null
}

/**
 * Whether the photo option starts ticked: as decided in the account, or as agreed before; yes in an
 * app, which has its own consent, and for members with consent (B-140, O-46).
 */
export function photoDefault({ phone, stored, hasAgreed, isInApp, own }: ConsentFacts): boolean {
  if (own && own.photo !== null) return own.photo
  if (stored?.phone === phone) return stored.photo
  return isInApp || hasAgreed
}

/** The consent in a Cookie header, null when there is none. */
export function readConsent(cookies: string): Consent | null {
  const value = new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies)?.[1]
  const match = /^(0[1-9]\d{8})\.([01])([01])$/.exec(value ?? '')
  return match ? { phone: match[1]!, photo: match[2] === '1', location: match[3] === '1' } : null
}

/** A Set-Cookie line that remembers a consent for three years (H-140, H-141). */
export function consentSetCookie(consent: Consent, isSecure: boolean): string {
  const value = `${consent.phone}.${Number(consent.photo)}${Number(consent.location)}`
  const secure = isSecure ? '; Secure' : ''
  return `${consentCookie}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax; HttpOnly${secure}`
}
