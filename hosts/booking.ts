import type { Host } from '../workers/kit/host'
import type { bookingApi, bookingStreams } from '../workers/booking/contract'

/**
 * How the chain's own booking host at `BOOKING_URL` differs from `workers/booking/contract.ts`. Empty: it
 * serves the contract as it stands. docs/adopting.md has an example.
 */
const bookingHost: Host<typeof bookingApi, keyof typeof bookingStreams> = {}

export default bookingHost
