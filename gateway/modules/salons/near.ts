import type { Salon } from '../../../schema/generated/resolvers'

/** A place on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** B-076: entries that remain when there are more than 10. */
const MAX_ENTRIES = 30

/** Kilometres between two points as the chain measures them, one decimal (O-28). */
export function distanceKm(from: Point, to: Point): number {
  return (
    Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
  )
}

/**
 * The open salons closest to a point with their distance, closest first (B-326, B-076); closed ones
 * would only disappoint.
 */
export function nearestSalons(salons: readonly Salon[], here: Point): Salon[] {
  return salons
    .filter((salon) => salon.isOpen)
    .map((salon) => ({ ...salon, distanceKm: distanceKm(here, salon) }))
    .sort((one, other) => one.distanceKm - other.distanceKm || one.id - other.id)
    .slice(0, MAX_ENTRIES)
}
