import { hasPlace } from '../../../domain/distance'
/** Most salons that a customer is reminded of. */
export const MAX_PREVIOUS_SALONS = 3

/** A customer's previous salons, last visited first, each once, three at most. */
export function previousSalons<Salon extends { id: string }>(
  groups: readonly { salons: readonly Salon[] }[] | null | undefined,
): Salon[] {
  const all = (groups ?? []).flatMap(({ salons }) => salons)
  return all
    .filter((salon, at) => all.findIndex(({ id }) => id === salon.id) === at)
    .slice(0, MAX_PREVIOUS_SALONS)
}

/**
 * The starting point when the visited-before list becomes a nearby list: its first salon with one,
 * `21.029,105.845`; null for an empty one.
 */
export function pointOfFirst(
  salons: readonly { latitude: number | null; longitude: number | null }[],
): string | null {
  const first = salons.find(hasPlace)
  return first ? `${first.latitude},${first.longitude}` : null
}

/** Saved places are shown when the logged-in customer's phone is the booking's. */
export function isOwnPhone(viewerPhone: string | null | undefined, bookingPhone: string): boolean {
  return bookingPhone !== '' && viewerPhone === bookingPhone
}
