import type { BookingStatus } from './store/rows'

/**
 * The states to which reception may move a booking; other changes happen without it: a code that
 * does not come, a customer who cancels.
 */
const next: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  confirmed: ['checked_in', 'no_show', 'canceled'],
  checked_in: ['serving', 'done'],
  serving: ['done'],
}

/**
 * Whether a booking may be moved from one state to another now: a customer cannot be absent before
 * their hour.
 */
export function mayTransition(
  from: BookingStatus,
  to: BookingStatus,
  { startsAt, now }: { startsAt: number; now: number },
): boolean {
  return (next[from]?.includes(to) ?? false) && (to !== 'no_show' || now >= startsAt)
}

/** Whether the phone of a booking in this state can book again. */
export function isOver(status: BookingStatus): boolean {
  return status === 'done' || status === 'no_show'
}

/** Whether people may be named now: until the visit begins. */
export function mayName(
  { status, startsAt }: { status: BookingStatus; startsAt: number },
  now: number,
): boolean {
  return status === 'confirmed' && startsAt > now
}
