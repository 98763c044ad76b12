/** How long the consent phone is remembered (H-141, 94,608,000,000 ms). */
export const consentSeconds = 94_608_000

/** The cookie that remembers a consent. */
export const consentCookie = 'muot_consent'

/** What a customer agreed to, per purpose (O-46); that the phone is used for the booking is what storing it means. */
export type Consent = { phone: string; photo: boolean; location: boolean }

/** Whether consent is asked for before booking (H-135…H-138). */
export function needsConsent(about: { phone: string; stored: Consent | null; hasAgreed: boolean; isInApp: boolean }): boolean {
  return !about.isInApp && !about.hasAgreed && about.stored?.phone !== about.phone
}

/** Whether the photo option starts ticked: as agreed before; in an app, which asked by itself, and for members who agreed, yes (B-140, O-46). */
export function photoDefault(about: { phone: string; stored: Consent | null; hasAgreed: boolean; isInApp: boolean }): boolean {
  if (about.stored?.phone === about.phone) return about.stored.photo
  return about.isInApp || about.hasAgreed
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
  return `${consentCookie}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}
