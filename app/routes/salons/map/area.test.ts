import { expect, test } from 'vitest'
import { areaText, inArea, onMap, readArea } from './area'

const at = (id: string, latitude: number | null, longitude: number | null) => ({
  id,
  name: `Salon ${id}`,
  provinceName: 'Hà Nội',
  latitude,
  longitude,
})

test('an area is read from an address as it was written there', () => {
  const area = { south: 20.9, west: 105.7, north: 21.1, east: 105.9 }
  expect(readArea(areaText(area))).toEqual(area)
})

test.each([null, '', 'all', '20.9,105.7,21.1', '21.100,105.700,20.900,105.900', '1,2,3,4e9'])(
  'what is no area, as %s, is none',
  (text) => {
    expect(readArea(text)).toBeNull()
  },
)

test('the salons of an area are those within it; one that is nowhere is in none and on no map', () => {
  const area = { south: 20.9, west: 105.7, north: 21.1, east: 105.9 }
  const salons = [at('1', 21, 105.8), at('2', 21.2, 105.8), at('3', 21, 106), at('4', null, null)]
  expect(inArea(salons, area).map(({ id }) => id)).toEqual(['1'])
  expect(onMap(salons).map(({ id }) => id)).toEqual(['1', '2', '3'])
})
