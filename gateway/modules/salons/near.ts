import { distanceKm, type Point } from '../../../domain/distance'
import type { Salon } from '../../../schema/generated/resolvers'

/** Entries that remain when there are more than 10. */
const MAX_ENTRIES = 30

/**
 * The open salons closest to a point with their distance, closest first; closed ones would only
 * disappoint.
 */
export function nearestSalons(salons: readonly Salon[], here: Point): Salon[] {
  return salons
    .filter((salon) => salon.isOpen)
    .map((salon) => ({ ...salon, distanceKm: distanceKm(here, salon) }))
    .sort((one, other) => one.distanceKm - other.distanceKm || one.id - other.id)
    .slice(0, MAX_ENTRIES)
}
