import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { addDays, instantOf, vietnamDay } from '../../kit/vietnam-time'
import { firstSendableAt, isNight } from '../messages/plan'

/**
 * How a customer of the waitlist gets a place that becomes free. ask: it is held for them until
 * they have answered. book: it is booked at once.
 */
type WaitMode = 'ask' | 'book'

/** Entries that a phone may have at once, each of another salon-day. */
export const MAX_ENTRIES = 3

/** Offers that a phone gets a day, of all its entries. */
export const MAX_OFFERS_A_DAY = 4

/** Customers of one entry: they are offered places for all of them or none. */
export const MAX_WAITING_PEOPLE = 2

/** Entries of one salon-day. */
export const MAX_LINE = 100

/** From the first to the last hour that a customer takes there must be so many frames: an hour. */
export const MIN_WINDOW_FRAMES = 3

/** After so many offers without any response, a customer is offered nothing until they say so. */
const MAX_IGNORED = 2

/** An offer stands for the first, for a visit that begins within an hour for the second (ms). */
const ANSWER_MS = 10 * MINUTE_MS
const SHORT_ANSWER_MS = 5 * MINUTE_MS

/** A visit that begins earlier is offered or booked for nobody (ms): the customer must get there. */
const LEAD_MS: Readonly<Record<WaitMode, number>> = { ask: 20 * MINUTE_MS, book: HOUR_MS }

/** Whether a visit at an instant may still be offered, or booked, at `now` (epoch ms). */
export function isInTime(mode: WaitMode, startsAt: number, now: number): boolean {
  return startsAt - now >= LEAD_MS[mode]
}

/** Until when (epoch ms) a customer may answer an offer that is made at `now`. */
export function answerUntil(startsAt: number, now: number): number {
  return now + (startsAt - now <= HOUR_MS ? SHORT_ANSWER_MS : ANSWER_MS)
}

/** What decides whether an entry may have an offer now. */
type Readiness = {
  mode: WaitMode
  /** Offers in a row to which there was no response. */
  ignored: number
  /** Until when it is offered nothing (epoch ms). */
  pausedUntil: number
}

/** Whether an entry is offered nothing until its customer says that they still wait. */
export function isAsleep({ ignored }: Pick<Readiness, 'ignored'>): boolean {
  return ignored >= MAX_IGNORED
}

/** Whether an entry may have an offer now. A booking needs no answer, so it may be made at night. */
export function isReady({ mode, ignored, pausedUntil }: Readiness, now: number): boolean {
  return pausedUntil <= now && !isAsleep({ ignored }) && (mode === 'book' || !isNight(now))
}

/**
 * When an entry that may have no offer at `now` may have one (epoch ms), as far as time decides it;
 * Infinity: time changes nothing.
 */
export function readyAt({ mode, ignored, pausedUntil }: Readiness, now: number): number {
  if (isAsleep({ ignored })) return Infinity
  const at = Math.max(now, pausedUntil)
  const ready = mode === 'book' ? at : firstSendableAt(at)
  return ready > now ? ready : Infinity
}

/** The start of the next day (epoch ms), from which offers are counted anew. */
export function nextDay(now: number): number {
  return instantOf(addDays(vietnamDay(now), 1), 0)
}

/**
 * Whether a group of places is within what may wait for answers in a frame: half of those who are
 * at work there, and always one group alone.
 */
export function isWithinShare(held: number, added: number, atWork: number): boolean {
  return held === 0 || held + added <= Math.max(1, Math.ceil(atWork / 2))
}
