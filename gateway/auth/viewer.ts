import type { Viewer } from '../../schema/generated/resolvers'
import type { Viewer as ChainViewer } from '../../workers/auth/contract'

/** The logged-in customer as the schema has him (H-159). */
export function toViewer({ id, phone, name, tier, balance, hasAgreedToPrivacy }: ChainViewer): Viewer {
  return { id, phone, name, tier, balance: Math.max(0, balance), hasAgreedToPrivacy }
}
