import { DAY_MS } from '../../domain/durations'

/** Days that a rating may be changed after it was given. */
const CHANGEABLE_DAYS = 7

/** Until when (epoch ms) a rating may be changed that was given at an instant (epoch ms). */
export function editableUntil(ratedAt: number): number {
  return ratedAt + CHANGEABLE_DAYS * DAY_MS
}

/** Whether a visit may be rated now: it has no rating, or one so recent that it may be changed. */
export function mayRate(ratedAt: number | null, now: number): boolean {
  return ratedAt === null || now < editableUntil(ratedAt)
}

/** Ratings that were first given after this instant (epoch ms) may be changed. */
export function changeableSince(now: number): number {
  return now - CHANGEABLE_DAYS * DAY_MS
}
