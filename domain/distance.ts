/** A place on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Whether it is known where something is; hosts may leave that out. */
export function hasPlace<T extends { latitude?: number | null; longitude?: number | null }>(
  one: T,
): one is T & Point {
  return one.latitude != null && one.longitude != null
}

/** Kilometres between two points as the chain measures them, one decimal. */
export function distanceKm(from: Point, to: Point): number {
  return (
    Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
  )
}
