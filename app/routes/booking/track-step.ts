import type { Draft } from '~/booking/draft/draft'
import { pageOf } from '~/tracking/page-names'
import { track } from '~/tracking/track'
import type { MainData } from './main/load.server'

/**
 * Tells tracking of something in the flow, with what was chosen and seen just then (B-374); phone
 * and customer only after consent (O-47). What it says is put together by code that nobody waits
 * for.
 */
export function trackStep(
  eventId: string,
  draft: Draft,
  seen: MainData | null,
  more: Record<string, string | number> = {},
): void {
  const page = pageOf('/booking', new URLSearchParams({ step: String(draft.step) })) ?? {
    pageId: 'booking',
    screenId: 'booking',
  }
  const now = seen?.now ?? Date.now()
  const known = seen && !seen.asksConsent ? { customerId: seen.customerId } : null
  void import('~/tracking/booking-payload').then(
    ({ bookingPayload }) =>
      track({
        ...page,
        eventId,
        data: JSON.stringify({ ...bookingPayload(draft, seen, known, now), ...more }),
      }),
    // Tracking that did not load costs the event, never the page (H-270).
    () => undefined,
  )
}
