import { language } from '~/messages/vi/language'

/** A place on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Kilometres between two places with one decimal, 111 km per degree (H-288, O-28). */
export function kilometresBetween(from: Point, to: Point): number {
  return Math.round(1110 * Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)) / 10
}

/** The distance to show: what the server measured, else our own (O-23). */
export function distanceTo(salon: Point & { distanceKm?: number | null }, from: Point): number {
  return salon.distanceKm ?? kilometresBetween(from, salon)
}

/** Minutes of travel: twice the rounded distance (B-074), at least 2 (O-24). */
export function travelMinutes(kilometres: number): number {
  return Math.max(2, 2 * Math.round(kilometres))
}

/** `1,2 km` or `1.2 km`, as the language writes decimals. */
export function kilometresText(kilometres: number): string {
  return `${kilometres.toFixed(1).replace('.0', '').replace('.', language.decimalMark)} km`
}
