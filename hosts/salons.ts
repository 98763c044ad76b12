import type { Host } from '../workers/kit/host'
import type { salonsApi } from '../workers/salons/contract'

/**
 * How the chain's own salons host at `SALONS_URL` differs from `workers/salons/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const salonsHost: Host<typeof salonsApi> = {}

export default salonsHost
