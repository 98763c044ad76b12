import type { Host } from '../workers/kit/host'
import type { trackingApi } from '../workers/tracking/contract'

/**
 * How the chain's own tracking host at `TRACKING_URL` differs from `workers/tracking/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const trackingHost: Host<typeof trackingApi> = {}

export default trackingHost
