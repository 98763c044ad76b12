import type { Viewer } from '../../../schema/generated/resolvers'
import type { Viewer as ChainViewer } from '../../../workers/auth/contract'

/**
 * The logged-in customer as auth knows them. Auth's balance is a copy; where the balance is shown
 * it is read from the ledger.
 */
export function toViewer({
  isRegistered: _isRegistered,
  balance: _balance,
  ...customer
}: ChainViewer): Viewer {
  return customer
}
