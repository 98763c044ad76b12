import type { ClockVars } from '../kit/clock'
import type { HostVars } from '../kit/upstream'

/** Everything the tracking worker can reach. */
export type TrackingEnv = ClockVars &
  HostVars<'AUTH'> & {
    DB: D1Database
    EVENTS: Queue
    /** `1`, for trying out only: events about a phone that ends in 000 hang until the caller gives up. */
    DEMO_SLOW?: string
  }
