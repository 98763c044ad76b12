import type { Viewer } from '../../schema/generated/resolvers'
import type { Viewer as ChainViewer } from '../../workers/auth/contract'

/** The logged-in customer as the schema has him (H-159). */
export function toViewer({ isRegistered: _isRegistered, balance, ...customer }: ChainViewer): Viewer {
  return { ...customer, balance: Math.max(0, balance) }
}
