import type { Site } from '~/context'
import { TrackBookingErrorDocument } from '../../../../schema/generated/graphql'
import type { CreateActionResult } from './create.server'

/**
 * Reports a refused or failed booking, as the customer saw it, in the background; what they left
 * out themselves is no error.
 */
export function reportRefusal(site: Site, step: number, { outcome }: CreateActionResult): void {
  if (outcome.kind === 'confirmed' || outcome.kind === 'missing' || outcome.kind === 'invalid')
    return
  const message = 'message' in outcome ? outcome.message : ''
  site.waitUntil(
    site.gateway.mutate(TrackBookingErrorDocument, { code: outcome.kind, message, step }),
  )
}
