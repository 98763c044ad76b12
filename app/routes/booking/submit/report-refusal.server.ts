import type { Site } from '~/context'
import { TrackBookingErrorDocument } from '../../../../schema/generated/graphql'
import type { CreateAnswer } from './create.server'

/**
 * Reports a booking that was refused or failed, as the customer saw it (H-268); what he himself
 * left out is no error. Nobody waits for it.
 */
export function reportRefusal(site: Site, step: number, { outcome }: CreateAnswer): void {
  if (outcome.kind === 'confirmed' || outcome.kind === 'missing' || outcome.kind === 'invalid')
    return
  const message = 'message' in outcome ? outcome.message : ''
  site.waitUntil(
    site.gateway.mutate(TrackBookingErrorDocument, { code: outcome.kind, message, step }),
  )
}
