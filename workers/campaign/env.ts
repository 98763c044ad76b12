import type { ClockVars } from '../../domain/clock'
import type { HostVars } from '../kit/upstream'

/** Everything that the campaign worker can reach. */
export type Env = ClockVars &
  HostVars<'AUTH'> & {
    DB: D1Database
    /**
     * The chain's account: the bank's six digits at NAPAS, the number, whose it is, and what the bank
     * is called. Without them nothing can be ordered.
     */
    BANK_BIN?: string
    BANK_ACCOUNT?: string
    BANK_OWNER?: string
    BANK_NAME?: string
    /**
     * Secret with which the bank signs its notifications; without it every notification is refused.
     */
    BANK_SECRET?: string
    /** `1`, local runs and previews only: a page that plays the bank. */
    DEMO_BANK?: string
    /** Minutes within which an order can be paid; default 15. */
    ORDER_MINUTES?: string
    /** `off`: orders are not limited, for measuring; never in production. */
    RATE_LIMITS?: string
  }
