import { expect, test } from 'vitest'
import { distanceTo, kilometresBetween, kilometresText, travelMinutes } from './distance'

test.each([
  [{ latitude: 21, longitude: 105 }, { latitude: 21, longitude: 105 }, 0],
  [{ latitude: 21, longitude: 105 }, { latitude: 21.01, longitude: 105 }, 1.1],
  [{ latitude: 21, longitude: 105 }, { latitude: 22, longitude: 105 }, 111],
  [{ latitude: 21, longitude: 105 }, { latitude: 21.03, longitude: 105.04 }, 5.6],
])('H-288 from %o to %o are %d km', (from, to, km) => {
  expect(kilometresBetween(from, to)).toBe(km)
})

test('B-071 the distance of the server goes before our own', () => {
  const from = { latitude: 21, longitude: 105 }
  expect(distanceTo({ latitude: 22, longitude: 105, distanceKm: 3.4 }, from)).toBe(3.4)
  expect(distanceTo({ latitude: 22, longitude: 105, distanceKm: null }, from)).toBe(111)
})

test.each([
  [0, 2],
  [0.4, 2],
  [1.4, 2],
  [1.5, 4],
  [7.2, 14],
])('B-074 %d km are %i minutes of travel', (km, minutes) => {
  expect(travelMinutes(km)).toBe(minutes)
})

test.each([
  [0.5, '0,5 km'],
  [3, '3 km'],
  [12.34, '12,3 km'],
])('B-071 %d km read as %s', (km, text) => {
  expect(kilometresText(km)).toBe(text)
})
