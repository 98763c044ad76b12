import {
  consentSetCookie,
  consentVersion,
  needsConsent,
  ownDecision,
  readConsent,
  type Consent,
} from '~/booking/customer/consent'
import type { Site } from '~/context'
import {
  AgreeToPrivacyDocument,
  HasAgreedDocument,
  type ConsentPurpose,
  type ConsentSource,
} from '../../../../schema/generated/graphql'

/**
 * H-139, H-140: keeps what a customer has just agreed to, with the chain and in this browser; the
 * headers that do the latter. A chain that cannot keep it now stops no booking.
 */
export async function agree(
  site: Site,
  request: Request,
  consent: Consent,
  source: ConsentSource,
): Promise<HeadersInit> {
  const purposes: ConsentPurpose[] = [
    'BOOKING',
    ...(consent.photo ? (['PHOTO'] as const) : []),
    ...(consent.location ? (['LOCATION'] as const) : []),
  ]
  await site.gateway.mutate(AgreeToPrivacyDocument, {
    phone: consent.phone,
    purposes,
    textVersion: consentVersion,
    source,
  })
  return { 'set-cookie': consentSetCookie(consent, new URL(request.url).protocol === 'https:') }
}

/** Whether a booking for this phone needs a consent that was not given (H-135…H-138). */
export async function mustConsent(site: Site, phone: string, cookies: string): Promise<boolean> {
  if (site.isInApp) return false
  const answer = await site.gateway.query(HasAgreedDocument, {})
  const viewer = answer.ok ? answer.data.viewer : null
  return needsConsent({
    phone,
    stored: readConsent(cookies),
    hasAgreed: viewer?.hasAgreedToPrivacy ?? false,
    isInApp: false,
    own: ownDecision(viewer, phone),
  })
}
