import { redirect } from '@remix-run/cloudflare'
import type { Draft } from '~/booking/draft/draft'
import { readableQuery, writeDraft } from '~/booking/draft/draft-query'
import { missingParts, withKnown } from '~/booking/draft/opening'
import type { Site } from '~/context'
import { cookieNames, readCookies } from '../../../../domain/cookies'
import { BookingKnownDocument } from '../../../../schema/generated/graphql'

/**
 * Redirects a customer who opens the flow to the same address with the server's data: their phone,
 * their usual salon and services, the nearest hour. Logged-out visitors cause no request.
 */
export async function completeAddress(
  site: Site,
  draft: Draft,
  query: URLSearchParams,
  cookies: string,
): Promise<void> {
  const open = missingParts(draft, query, Boolean(readCookies(cookies).get(cookieNames.session)))
  if (!open.phone && !open.usual && !open.nearest) return
  const { serviceIds, stylistId } = draft.people[0]
  const response = await site.gateway.query(BookingKnownDocument, {
    guestPhone: draft.phone || null,
    salonId: draft.salonId ?? '',
    serviceIds: [...serviceIds],
    stylistId,
    wantsUsual: open.usual,
    wantsNearest: open.nearest,
  })
  if (!response.ok) return
  const { viewer, salon } = response.data
  const usualVisit = viewer?.usualVisit
  const nearest = salon?.nearestHour ?? null
  const isUnknown = response.failed.includes('salon.nearestHour')
  const known = withKnown(draft, open, {
    phone: viewer?.profile?.phone ?? null,
    usual: usualVisit
      ? { salonId: usualVisit.salon.id, serviceIds: usualVisit.services.map(({ id }) => id) }
      : null,
    nearest,
  })
  if (known === draft && !open.nearest) return
  const to = new URLSearchParams(query)
  to.delete('nearest')
  for (const [name, value] of writeDraft(known)) to.set(name, value)
  if (!known.people[0].stylistId) to.delete('stylistId')
  if (nearest) to.set('again', 'ready')
  // Hours that could not be loaded may still be free.
  else if (open.nearest && !isUnknown) to.set('again', 'full')
  else if (known.salonId !== draft.salonId) to.set('again', 'usual')
  if (nearest?.isStylistFull && stylistId) to.set('busy', stylistId)
  throw redirect(`/booking?${readableQuery(to)}`)
}
