import type { Host } from '../workers/kit/host'
import type { campaignApi } from '../workers/campaign/contract'

/**
 * How the chain's own campaign host at `CAMPAIGN_URL` differs from `workers/campaign/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const campaignHost: Host<typeof campaignApi> = {}

export default campaignHost
