import type { Draft } from '~/booking/draft/draft'
import { withTracker } from '~/tracking/deferred'
import type { MainData } from './main/load.server'

/**
 * Tracks an event of the flow with the choices and hours at that moment; phone and customer only
 * after consent.
 */
export function trackStep(
  eventId: string,
  draft: Draft,
  seen: MainData | null,
  more: Record<string, string | number> = {},
): void {
  const now = seen?.now ?? Date.now()
  const known =
    seen && !seen.asksConsent
      ? { customerId: seen.customerId === null ? null : Number(seen.customerId) }
      : null
  void import('~/tracking/booking-payload').then(
    ({ bookingPayload }) =>
      withTracker(({ namedAt, track }) =>
        track({
          ...namedAt({ pathname: '/booking', search: `step=${draft.step}` }),
          eventId,
          data: JSON.stringify({ ...bookingPayload(draft, seen, known, now), ...more }),
        }),
      ),
    () => undefined,
  )
}
