/** A point on earth in degrees. */
export type Point = { latitude: number; longitude: number }

const EARTH_KM = 6371

/**
 * Kilometres between two points, to one decimal. `plane` is the chain's own formula, 111 km a
 * degree in every direction: customers see this one, so that every screen agrees. `sphere` is the
 * great circle, for exact distances; in Vietnam the plane is at most 8 % longer.
 */
export function distanceKm(from: Point, to: Point, shape: 'plane' | 'sphere' = 'plane'): number {
  if (shape === 'sphere') return Math.round(greatCircleKm(from, to) * 10) / 10
  return (
    Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
  )
}

function greatCircleKm(from: Point, to: Point): number {
  const [latitudeA, latitudeB] = [radians(from.latitude), radians(to.latitude)]
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) *
      Math.cos(latitudeB) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
