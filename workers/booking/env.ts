import type { ClockVars } from '../../domain/clock'
import type { HostVars } from '../kit/upstream'
import type { LimitVars } from './limits'
import type { FreeBoard } from './board'
import type { SalonDay } from './salon-day/salon-day'

/** Everything the booking worker and its objects can reach. */
export type BookingEnv = ClockVars &
  LimitVars &
  HostVars<'AUTH' | 'SALONS' | 'CAMPAIGN' | 'WHEEL'> & {
    DB: D1Database
    SALON_DAY: DurableObjectNamespace<SalonDay>
    FREE_BOARD: DurableObjectNamespace<FreeBoard>
    /** Secret of the salons' desk keys (handlers/desk.ts); without it every desk is refused. */
    DESK_KEY?: string
    /** Secret under which manage links are signed; without it bookings have none. */
    LINK_KEY?: string
    /**
     * `1`: each salon-day starts with walk-ins of the demo. `weekday`: with the same ones on the
     * same weekday of every week, so that tests do not depend on the date.
     */
    DEMO_LOAD?: string
    /** Seconds that a place is held while a one-time code is awaited; default 300. */
    CODE_WAIT_SECONDS?: string
    /** Seconds after which places are given up whose booking never reached its row; default 60. */
    WRITE_TIMEOUT_SECONDS?: string
    /** Seconds that an hour is held for a browser whose customer is finishing; default 180. */
    SLOT_HOLD_SECONDS?: string
    /** `off`: tries are not limited, for measuring; never in production. */
    RATE_LIMITS?: string
    /** Greatest distance of a home visit from the salon, in km; default 20. */
    HOME_VISIT_KM?: string
  }

/** A positive whole number from a variable, or what holds without it. */
export function numberOf(value: string | undefined, otherwise: number): number {
  const number = Number(value ?? otherwise)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}
