import type { Viewer } from '../../../schema/generated/resolvers'
import type { Visitor } from '../../http/session'

/**
 * The content of the consent cookie: the phone that the consent is for, and the further purposes
 * (H-138, H-140, O-46).
 */
export type ConsentCookie = { phone: string; photo: boolean; location: boolean }

/** Reads the cookie's value; null for none or a strange one. */
export function readConsentCookie(value: string): ConsentCookie | null {
  const match = /^(0[1-9]\d{8})\.([01])([01])$/.exec(value)
  return match ? { phone: match[1]!, photo: match[2] === '1', location: match[3] === '1' } : null
}

/** The cookie's value. */
export function consentValue({ phone, photo, location }: ConsentCookie): string {
  return `${phone}.${Number(photo)}${Number(location)}`
}

/**
 * O-46: the decisions in a customer's account apply in all his browsers: consent withdrawn
 * elsewhere is deleted here too.
 */
export function followAccount(visitor: Visitor, { phone, consents }: Viewer): void {
  const stored = visitor.consent()
  if (stored?.phone !== phone) return
  if (consents.booking === false) return visitor.storeConsent(null)
  const decided = {
    phone,
    photo: consents.photo ?? stored.photo,
    location: consents.location ?? stored.location,
  }
  if (decided.photo !== stored.photo || decided.location !== stored.location)
    visitor.storeConsent(decided)
}
