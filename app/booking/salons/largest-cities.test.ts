import { expect, test } from 'vitest'
import { largestCities } from './largest-cities'

test('Hà Nội and TP. Hồ Chí Minh come first, then the cities with more salons, and none without [H-042]', () => {
  const cities = [
    { id: '5', salonCount: 2 },
    { id: '1', salonCount: 3 },
    { id: '7', salonCount: 9 },
    { id: '8', salonCount: 0 },
    { id: '62', salonCount: 1 },
  ]
  expect(largestCities(cities).map(({ id }) => id)).toEqual(['62', '1', '7', '5'])
})
