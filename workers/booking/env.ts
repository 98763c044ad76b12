import type { ClockVars } from '../kit/clock'
import type { Fetcher as Neighbour } from '../kit/connect'
import type { SalonDay } from './salon-day/salon-day'

/** Everything the booking worker and its objects can reach. */
export type BookingEnv = ClockVars & {
  DB: D1Database
  SALON_DAY: DurableObjectNamespace<SalonDay>
  AUTH: Neighbour
  SALONS: Neighbour
  CAMPAIGN: Neighbour
  WHEEL: Neighbour
  /** What the salons' desks prove themselves with; without it nobody is one. */
  DESK_KEY?: string
  /** Ratings, votes and words about pictures of one phone per minute; default 30. */
  OPINIONS_PER_PHONE?: string
  /** `1`: each salon-day starts with walk-ins of the demo. */
  DEMO_LOAD?: string
  /** Seconds that a place is kept while a one-time code is awaited; default 300. */
  HOLD_SECONDS?: string
  /** Seconds after which places are given up whose booking never reached its row; default 60. */
  PLACE_SECONDS?: string
  /** Seconds that an hour is kept for a visit whose customer is finishing; default 180. */
  HOLD_PLACE_SECONDS?: string
  /** Places of one salon-day that visits from one address keep at once; default 20. */
  HELD_PLACES_PER_ADDRESS?: string
  /** Percent of those at work in a frame whom visits keep at once; default 50. */
  HELD_SHARE?: string
  /** Hours that one address (or browser, where the address is unknown) may press per minute; default 300. */
  HOLDS_PER_ADDRESS?: string
  /** Open screens that one salon-day tells of changes; default 2000. */
  WATCHERS?: string
  /** Open screens of one address that one salon-day tells of changes; default 50. */
  WATCHERS_PER_ADDRESS?: string
  /** `off`: tries are not limited, for measuring; never in production. */
  RATE_LIMITS?: string
  /** New bookings that one phone may try per minute; default 30. */
  CREATES_PER_PHONE?: string
  /** New bookings that one browser may try per minute; default 600, as whole families and load tests share one. */
  CREATES_PER_HOLDER?: string
  /** New bookings that one client address may try per minute; default 600, as a carrier's customers share one. */
  CREATES_PER_ADDRESS?: string
  /** Phones that nobody has proved with an open booking from one address before a code is asked; default 5. */
  UNPROVED_PER_ADDRESS?: string
  /** The same for one browser; default 4. */
  UNPROVED_PER_DEVICE?: string
  /** Bookings of one salon-day that wait for a code for one address at once; default 6. */
  CODE_HOLDS_PER_ADDRESS?: string
  /** Look-ups by phone from one address per minute; default 30 (O-30). */
  LOOKUPS_PER_ADDRESS?: string
  /** Roles of known customers told to one address per minute, beyond which all are strangers; default 120. */
  ROLES_PER_ADDRESS?: string
  /** Changes of saved addresses by one phone per minute; default 30. */
  ADDRESS_CHANGES_PER_PHONE?: string
  /** Requests to be served at home by one phone, and from one address, per minute; default 10. */
  HOME_VISITS_PER_MINUTE?: string
  /** How far a salon comes to a customer's home, in km; default 20. */
  HOME_VISIT_KM?: string
}

/** A positive whole number from a variable, or what holds without it. */
export function numberOf(value: string | undefined, otherwise: number): number {
  const number = Number(value ?? otherwise)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}
