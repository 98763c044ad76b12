import { nowOf } from '../../domain/clock'
import { type TooManyReply, tooManyTries } from '../kit/rate-limit'
import { type BookingEnv, numberOf } from './env'

/**
 * The limits that a variable can change, by its name. "Address" is the network of the
 * client: an IPv4 address or an IPv6 /64. Tries are counted by the minute (kit/rate-limit.ts);
 * holds and open streams are counted where they are stored. docs/limits.md has all limits, and
 * docs/decisions/2026-11-22-rate-limits.md the reasons.
 */
export const limitDefaults = {
  /** New bookings that one phone may try a minute. */
  CREATES_PER_PHONE: 30,
  /** New bookings that one browser may try a minute: whole families and load tests share one. */
  CREATES_PER_BROWSER: 600,
  /** New bookings that one address may try a minute: a carrier's customers share one. */
  CREATES_PER_ADDRESS: 600,
  /**
   * Open bookings from one address with phones that are not proved; the next one needs a code. Home
   * visits count apart: the next of them needs a log-in.
   */
  UNPROVED_PER_ADDRESS: 5,
  /** The same for one browser, wherever it is. */
  UNPROVED_PER_DEVICE: 4,
  /** Bookings of one salon-day that wait for a code for one address at once. */
  CODE_HOLDS_PER_ADDRESS: 6,
  /** Hours that one address (or browser, where the address is unknown) may press a minute. */
  HOLDS_PER_ADDRESS: 300,
  /**
   * Places of one salon-day that one address can hold at once without a booking; a group of five
   * with a skinner each is 10.
   */
  HELD_PLACES_PER_ADDRESS: 20,
  /**
   * Percentage of what is free without holds that one address can hold of a salon-day, and all
   * browsers together of a frame.
   */
  HELD_SHARE: 50,
  /** Most connections that follow one salon-day; a gateway shares one between its screens. */
  WATCHERS: 2000,
  /** Most connections of one address that follow one salon-day. */
  WATCHERS_PER_ADDRESS: 50,
  /** Look-ups by phone from one address a minute. */
  LOOKUPS_PER_ADDRESS: 30,
  /** Invalid manage links that are tried from one address a minute. */
  LINK_TRIES_PER_ADDRESS: 30,
  /** Readings of one calendar feed a minute; calendars read it hourly. */
  FEED_READS: 6,
  /**
   * Roles of known customers returned to one address a minute; beyond that every phone gets the
   * role of an unknown one.
   */
  ROLES_PER_ADDRESS: 120,
  /** Changes of saved addresses by one phone a minute. */
  ADDRESS_CHANGES_PER_PHONE: 30,
  /** Requests to be served at home by one phone, and from one address, a minute. */
  HOME_VISITS_PER_MINUTE: 10,
  /** Waitlists that one phone may try to join a minute. */
  JOINS_PER_PHONE: 10,
  /** Ratings, votes and opinions of pictures of one phone a minute. */
  OPINIONS_PER_PHONE: 30,
} as const

/** A limit's variable. */
type LimitName = keyof typeof limitDefaults

/** The variables that change the limits; each is a positive whole number as text. */
export type LimitVars = { [name in LimitName]?: string }

/** A limit as this worker is configured; a senseless variable is ignored. */
export function limitOf(env: LimitVars, name: LimitName): number {
  return numberOf(env[name], limitDefaults[name])
}

/** Whether limits are switched off, for measuring; never in production. */
export function isUnlimited(env: Pick<BookingEnv, 'RATE_LIMITS'>): boolean {
  return env.RATE_LIMITS === 'off'
}

/**
 * Counts one try in each bucket; returns the 429 when any of them exceeds the limit, else null.
 * Nothing is counted without a bucket or while limits are switched off.
 */
export async function overLimit(
  env: BookingEnv,
  name: LimitName,
  ...buckets: (string | null)[]
): Promise<TooManyReply | null> {
  if (isUnlimited(env)) return null
  const limit = limitOf(env, name)
  const limits = buckets.flatMap((bucket) => (bucket ? { bucket, limit } : []))
  return tooManyTries(env.DB, limits, nowOf(env))
}

/** Counts an opinion of a customer; returns the 429 when there are too many, else null. */
export function tooManyOpinions(env: BookingEnv, phone: string): Promise<TooManyReply | null> {
  return overLimit(env, 'OPINIONS_PER_PHONE', `opinion:${phone}`)
}
