import type { ClockVars } from '../../domain/clock'
import type { HostVars } from '../kit/upstream'
import type { PrizePool } from './prize-pool/prize-pool'

/** Everything that the wheel worker and its objects can reach. */
export type WheelEnv = ClockVars &
  HostVars<'AUTH' | 'CAMPAIGN'> & {
    DB: D1Database
    PRIZE_POOL: DurableObjectNamespace<PrizePool>
    /** `off`: tries are not limited, for measuring; never in production. */
    RATE_LIMITS?: string
    /** Spins, claims and exchanges of one customer per minute; default 60. */
    ACTS_PER_CUSTOMER?: string
  }
