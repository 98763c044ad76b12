import type { ClockVars } from '../kit/clock'
import type { Fetcher, HostVars } from '../kit/connect'
import type { PrizePool } from './prize-pool/prize-pool'

/** Everything that the wheel worker and its objects can reach. */
export type WheelEnv = ClockVars &
  HostVars<'AUTH'> & {
    DB: D1Database
    PRIZE_POOL: DurableObjectNamespace<PrizePool>
    CAMPAIGN: Fetcher
    /** `off`: tries are not limited, for measuring; never in production. */
    RATE_LIMITS?: string
    /** Spins, claims and exchanges of one customer per minute; default 60. */
    ACTS_PER_CUSTOMER?: string
  }
