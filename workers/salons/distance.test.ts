import { expect, test } from 'vitest'
import { distanceKm } from './salons'

const HA_NOI = { latitude: 21.0287, longitude: 105.8523 }
const DA_NANG = { latitude: 16.0544, longitude: 108.2022 }
const CAN_THO = { latitude: 10.0452, longitude: 105.7469 }

test('the distance is 111 km a degree, rounded to one decimal [H-288, O-28]', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0.3, longitude: 0.4 })).toBe(55.5)
  expect(distanceKm({ latitude: 21.0293, longitude: 105.8452 }, HA_NOI)).toBe(0.8)
  expect(distanceKm(HA_NOI, HA_NOI)).toBe(0)
})

test('the flat approximation stays within 8 % of the great circle in Vietnam [O-28]', () => {
  expect(distanceKm(HA_NOI, DA_NANG, 'sphere')).toBeCloseTo(607, -1)
  for (const [from, to] of [
    [HA_NOI, DA_NANG],
    [DA_NANG, CAN_THO],
    [HA_NOI, CAN_THO],
    [HA_NOI, { ...HA_NOI, longitude: 106.9 }],
  ] as const) {
    const truth = distanceKm(from, to, 'sphere')
    expect(Math.abs(distanceKm(from, to) - truth) / truth).toBeLessThan(0.08)
  }
})
