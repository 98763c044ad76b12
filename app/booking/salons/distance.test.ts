import { expect, test } from 'vitest'
import { kilometresText, travelMinutes } from './distance'

test.each([
  [0, 2],
  [0.4, 2],
  [1.4, 2],
  [1.5, 4],
  [7.2, 14],
])('%d km are %i minutes of travel, two at least [B-074, O-24]', (km, minutes) => {
  expect(travelMinutes(km)).toBe(minutes)
})

test.each([
  [0.5, '0,5 km'],
  [3, '3 km'],
  [12.34, '12,3 km'],
])('%d km read as %s [B-071]', (km, text) => {
  expect(kilometresText(km)).toBe(text)
})
