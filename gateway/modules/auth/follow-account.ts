import type { Profile } from '../../../schema/generated/resolvers'
import type { Visitor } from '../../http/session'

/**
 * The decisions in a customer's account apply in all their browsers: consent withdrawn elsewhere is
 * deleted here too.
 */
export function followAccount(visitor: Visitor, { phone, consents }: Profile): void {
  const stored = visitor.consent()
  if (stored?.phone !== phone) return
  if (consents.booking === false) return visitor.storeConsent(null)
  const decided = {
    phone,
    photo: consents.photo ?? stored.photo,
    location: consents.location ?? stored.location,
  }
  if (decided.photo !== stored.photo || decided.location !== stored.location)
    visitor.storeConsent(decided)
}
