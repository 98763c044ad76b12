import type { Point } from '../../../domain/distance'

/** The customer's position, from `21.03,105.85`; null for invalid coordinates. */
export function readPoint(text: string | null): Point | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '')
  if (!match) return null
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}
