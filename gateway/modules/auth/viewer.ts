import type { Viewer } from '../../../schema/generated/resolvers'
import type { Viewer as ChainViewer } from '../../../workers/auth/contract'

/**
 * The logged-in customer as auth knows him (H-159); what auth says of his balance is a copy, the
 * ledger's is asked for where it is shown.
 */
export function toViewer({
  isRegistered: _isRegistered,
  balance: _balance,
  ...customer
}: ChainViewer): Viewer {
  return customer
}
