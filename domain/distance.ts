/** A place on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Kilometres between two points as the chain measures them, one decimal. */
export function distanceKm(from: Point, to: Point): number {
  return (
    Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
  )
}
