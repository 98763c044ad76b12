import type { Hold } from './holds'
import type { SalonDayState } from './state'

/**
 * Frees what a browser's booking takes over, or an accepted offer's. What waits for a code is
 * remembered until D1 has followed, though the process dies.
 */
export function takeOver(
  { holds, takenOver }: SalonDayState,
  bookingId: string,
  ids: readonly string[],
): void {
  // Copies, as the holds change.
  const own = ids.flatMap((id) => holds.get(id) ?? []).map((hold) => ({ ...hold }))
  if (own.length > 0) takenOver.set(bookingId, own)
  for (const { id, state } of own) {
    if (state === 'waiting') holds.expire(id)
    else holds.drop(id)
  }
}

/**
 * Gives a browser the holds back that its booking took over, as no booking came of it; not where the
 * browser has pressed another hour since, or the places belong to somebody else.
 */
export function giveBack(state: SalonDayState, bookingId: string): void {
  const { holds, takenOver } = state
  const own = takenOver.get(bookingId) ?? []
  takenOver.delete(bookingId)
  for (const hold of own) {
    const isFree = hold.places.every((place) => holds.ledger.isFreePlace(place))
    if (hold.dueAt <= state.now() || !isFree || !isAsLeft(hold, holds.get(hold.id))) continue
    holds.drop(hold.id)
    holds.add(hold)
  }
}

/** Whether nothing has become of a hold since it was taken over. */
function isAsLeft({ state }: Hold, now: Hold | undefined): boolean {
  return state === 'waiting' ? now?.state === 'expiring' : now === undefined
}
