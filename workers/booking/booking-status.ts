import type { BookingStatus } from './store/rows'

/**
 * What a salon's desk may make of a booking in each state (O-39); what is not here ends by itself:
 * a code that does not come, a customer who cancels.
 */
const next: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  confirmed: ['checked_in', 'no_show'],
  checked_in: ['serving', 'done'],
  serving: ['done'],
}

/** Whether a booking of one state may be moved to another now: nobody has stayed away before his time has come. */
export function mayMove(
  from: BookingStatus,
  to: BookingStatus,
  { startsAt, now }: { startsAt: number; now: number },
): boolean {
  return (next[from]?.includes(to) ?? false) && (to !== 'no_show' || now >= startsAt)
}

/** Whether a booking of this state lets its phone book anew. */
export function isOver(status: BookingStatus): boolean {
  return status === 'done' || status === 'no_show'
}
