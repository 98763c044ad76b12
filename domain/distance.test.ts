import { expect, test } from 'vitest'
import { distanceKm, readPoint, type Point } from './distance'

const HA_NOI = { latitude: 21.0287, longitude: 105.8523 }
const DA_NANG = { latitude: 16.0544, longitude: 108.2022 }
const CAN_THO = { latitude: 10.0452, longitude: 105.7469 }

test('the distance is 111 km a degree, rounded to one decimal [H-288, O-28]', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0.3, longitude: 0.4 })).toBe(55.5)
  expect(distanceKm({ latitude: 21.0293, longitude: 105.8452 }, HA_NOI)).toBe(0.8)
  expect(distanceKm(HA_NOI, HA_NOI)).toBe(0)
})

test('the flat approximation stays within 8 % of the great circle in Vietnam [O-28]', () => {
  expect(greatCircleKm(HA_NOI, DA_NANG)).toBeCloseTo(607, -1)
  for (const [from, to] of [
    [HA_NOI, DA_NANG],
    [DA_NANG, CAN_THO],
    [HA_NOI, CAN_THO],
    [HA_NOI, { ...HA_NOI, longitude: 106.9 }],
  ] as const) {
    const truth = greatCircleKm(from, to)
    expect(Math.abs(distanceKm(from, to) - truth) / truth).toBeLessThan(0.08)
  }
})

test.each([
  ['21.03,105.85', { latitude: 21.03, longitude: 105.85 }],
  ['-8,115.2', { latitude: -8, longitude: 115.2 }],
  ['90,180', { latitude: 90, longitude: 180 }],
  ['-90,-180', { latitude: -90, longitude: -180 }],
  ['-91,105', null],
  ['21,-181', null],
  ['121.03,105.85', null],
  ['21.03,1105.85', null],
  ['21.,105', null],
  ['21.03,105.85x', null],
  ['x21.03,105.85', null],
  ['91,105', null],
  ['21,181', null],
  ['21', null],
  ['a,b', null],
  [null, null],
])('the place "%s" is %o [B-326]', (text, point) => {
  expect(readPoint(text)).toEqual(point)
})

const EARTH_KM = 6371

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
