import type { Host } from '../workers/kit/host'
import type { authApi } from '../workers/auth/contract'

/**
 * How the chain's own auth host at `AUTH_URL` differs from `workers/auth/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const authHost: Host<typeof authApi> = {}

export default authHost
