import { cookieNames, setCookie, THREE_YEARS_SECONDS } from './cookies'
import { isPhoneForm } from './phone'

/**
 * The content of the consent cookie: the phone that the consent is for, and the further purposes.
 */
export type StoredConsent = { phone: string; photo: boolean; location: boolean }

/** Reads the cookie's value; null for none or a strange one. */
export function readConsentValue(value: string): StoredConsent | null {
  const [, phone = '', photo, location] = /^(\d{10})\.([01])([01])$/.exec(value) ?? []
  return isPhoneForm(phone) ? { phone, photo: photo === '1', location: location === '1' } : null
}

/** The cookie's value. */
export function consentValue({ phone, photo, location }: StoredConsent): string {
  return `${phone}.${Number(photo)}${Number(location)}`
}

/** The Set-Cookie line that stores a consent for three years, or deletes it. */
export function setConsentCookie(consent: StoredConsent | null, isSecure: boolean): string {
  const seconds = consent ? THREE_YEARS_SECONDS : 0
  return setCookie(cookieNames.consent, consent ? consentValue(consent) : '', { seconds, isSecure })
}
