import { DAY_MS, MINUTE_MS } from '../../../domain/durations'
import type { OfflinePartsFragment } from '../../../schema/generated/graphql'

/** How long a visit takes where the backend sends no length, in minutes. */
const MINUTES = 60

type StoredVisit = Pick<OfflinePartsFragment, 'status' | 'isCanceled' | 'startsAt' | 'minutes'>

/** The next visit, or the last one until a day after it; null without one (`now` is epoch ms). */
export function nextVisit<Booking extends StoredVisit>(
  bookings: readonly Booking[],
  now: number,
): Booking | null {
  const standing = bookings
    .filter((booking) => booking.status === 'CONFIRMED' && !booking.isCanceled)
    .filter((booking) => secondsStored(booking, now) > 0)
    .sort((one, other) => one.startsAt - other.startsAt)
  return standing.find((booking) => endOf(booking) > now) ?? standing.at(-1) ?? null
}

/** For how many seconds a device may store a visit: until a day after its end. */
export function secondsStored(visit: StoredVisit, now: number): number {
  return Math.ceil((endOf(visit) + DAY_MS - now) / 1000)
}

function endOf({ startsAt, minutes }: StoredVisit): number {
  return startsAt + (minutes ?? MINUTES) * MINUTE_MS
}
