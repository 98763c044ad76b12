import { consentVersion, needsConsent, ownDecision, readConsent } from '~/booking/customer/consent'
import type { Site } from '~/context'
import { setConsentCookie, type StoredConsent } from '../../../../domain/consent-cookie'
import {
  AgreeToPrivacyDocument,
  HasAgreedDocument,
  type ConsentPurpose,
  type ConsentSource,
} from '../../../../schema/generated/graphql'

/**
 * Stores a new consent with the chain and in this browser; returns the headers for the latter. A
 * failure to store it does not prevent a booking.
 */
export async function agree(
  site: Site,
  request: Request,
  consent: StoredConsent,
  source: ConsentSource,
): Promise<HeadersInit> {
  await site.gateway.mutate(AgreeToPrivacyDocument, {
    phone: consent.phone,
    purposes: purposesOf(consent),
    textVersion: consentVersion,
    source,
  })
  return { 'set-cookie': setConsentCookie(consent, new URL(request.url).protocol === 'https:') }
}

/** What a consent is for: the use of the phone, and what was ticked besides. */
export function purposesOf(consent: Pick<StoredConsent, 'photo' | 'location'>): ConsentPurpose[] {
  return [
    'BOOKING',
    ...(consent.photo ? (['PHOTO'] as const) : []),
    ...(consent.location ? (['LOCATION'] as const) : []),
  ]
}

/** Whether a booking for this phone lacks a consent. */
export async function mustConsent(site: Site, phone: string, cookies: string): Promise<boolean> {
  if (site.isInApp) return false
  const response = await site.gateway.query(HasAgreedDocument, {})
  const profile = response.ok ? response.data.viewer?.profile : null
  return needsConsent({
    phone,
    stored: readConsent(cookies),
    hasAgreed: profile?.hasAgreedToPrivacy ?? false,
    isInApp: false,
    own: ownDecision(profile, phone),
  })
}
