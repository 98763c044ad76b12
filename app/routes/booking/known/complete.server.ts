import { redirect } from '@remix-run/cloudflare'
import type { Draft } from '~/booking/draft/draft'
import type { Site } from '~/context'
import { BookingKnownPhoneDocument } from '../../../../schema/generated/graphql'

/** Parameter of an address that asks for another phone than the logged-in customer's own. */
const otherPhone = 'other_phone'

/** Sends a logged-in customer whose address names no phone on to the same one with his own, so that no link into the flow asks for it (B-305). */
export async function completeAddress(
  site: Site,
  draft: Draft,
  query: URLSearchParams,
  cookies: string,
): Promise<void> {
  if (draft.phone !== '' || query.has(otherPhone) || !hasSession(cookies)) return
  const answer = await site.gateway.query(BookingKnownPhoneDocument, {})
  const phone = answer.ok ? answer.data.viewer?.phone : null
  if (!phone) return
  const known = new URLSearchParams(query)
  known.set('phone', phone)
  throw redirect(`/booking?${known.toString().replaceAll('%2C', ',')}`)
}

/** Strangers cost no request. */
function hasSession(cookies: string): boolean {
  return /(^|; )muot_session=[^;]/.test(cookies)
}
