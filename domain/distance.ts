/** A place on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Whether it is known where something is; hosts may leave that out. */
export function hasPlace<T extends { latitude?: number | null; longitude?: number | null }>(
  one: T,
): one is T & Point {
  return one.latitude != null && one.longitude != null
}

/**
 * Kilometres between two points, to one decimal, by the chain's own formula: 111 km a degree in
 * every direction. Customers see this one everywhere, so that every screen agrees.
 */
export function distanceKm(from: Point, to: Point): number {
  return (
    Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
  )
}

/** The customer's position, from `21.03,105.85`; null for invalid coordinates. */
export function readPoint(text: string | null): Point | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '')
  if (!match) return null
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}
