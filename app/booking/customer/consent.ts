import { readConsentValue, type StoredConsent } from '../../../domain/consent-cookie'
import { cookieNames, readCookies } from '../../../domain/cookies'

/** The day of the texts that a consent is given to: the consent dialog's and the privacy policy's. */
export const consentVersion = '2026-11-23'

/** The decisions in the account of the phone's owner; null before the first. */
export type OwnDecision = { booking: boolean | null; photo: boolean | null }

/**
 * The facts that decide whether consent is needed: `own` is null without a log-in for that phone.
 */
export type ConsentFacts = {
  phone: string
  stored: StoredConsent | null
  hasAgreed: boolean
  isInApp: boolean
  own: OwnDecision | null
}

/**
 * Whether consent is needed before booking; also for an owner who has withdrawn it, whatever this
 * browser has stored.
 */
export function needsConsent({ phone, stored, hasAgreed, isInApp, own }: ConsentFacts): boolean {
  return !isInApp && !hasAgreed && (own?.booking === false || stored?.phone !== phone)
}

/** A logged-in customer's decisions, for their own phone. */
export function ownDecision(
  viewer: { phone: string; consents: OwnDecision } | null | undefined,
  phone: string,
): OwnDecision | null {
  return viewer?.phone === phone ? viewer.consents : null
}

/**
 * Whether the photo option starts ticked: as decided in the account, or as agreed before; yes in an
 * app, which has its own consent, and for members with consent.
 */
export function photoDefault({ phone, stored, hasAgreed, isInApp, own }: ConsentFacts): boolean {
  if (own && own.photo !== null) return own.photo
  if (stored?.phone === phone) return stored.photo
  return isInApp || hasAgreed
}

/** The consent in a Cookie header, null when there is none. */
export function readConsent(cookies: string): StoredConsent | null {
  return readConsentValue(readCookies(cookies).get(cookieNames.consent) ?? '')
}
