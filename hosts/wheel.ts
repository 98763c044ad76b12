import type { Host } from '../workers/kit/host'
import type { wheelApi } from '../workers/wheel/contract'

/**
 * How the chain's own wheel host at `WHEEL_URL` differs from `workers/wheel/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const wheelHost: Host<typeof wheelApi> = {}

export default wheelHost
