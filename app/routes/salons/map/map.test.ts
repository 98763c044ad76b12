import { expect, test } from 'vitest'
import { indexOf, marksIn, NEAREST_ZOOM } from './clusters'
import { areaText, inArea, onMap, readArea } from './area'

const salon = (id: string, provinceName: string, latitude: number, longitude: number) => ({
  id,
  name: `Salon ${id}`,
  provinceName,
  latitude,
  longitude,
})
const index = indexOf([
  salon('1', 'Hà Nội', 21.03, 105.85),
  salon('2', 'Hà Nội', 21.03, 105.8),
  salon('3', 'Hải Phòng', 20.86, 106.68),
  salon('4', 'Đà Nẵng', 16.06, 108.22),
])
const everywhere = { west: 100, south: 5, east: 115, north: 25 }
const at = (zoom: number, part = everywhere) =>
  marksIn(index, part, zoom)
    .map(({ salons, place }) => [salons.map(({ id }) => id).sort(), place])
    .sort()

test('salons that would lie over each other are one mark, named after where most of them are', () => {
  expect(at(5)).toEqual([
    [['1', '2', '3'], 'Hà Nội'],
    [['4'], 'Đà Nẵng'],
  ])
})

test('nearer they come apart, at half a zoom not sooner, and at the nearest all stand alone', () => {
  expect(at(8).map(([ids]) => ids)).toEqual([['1', '2'], ['3'], ['4']])
  expect(at(8.75)).toEqual(at(8))
  expect(at(NEAREST_ZOOM)).toHaveLength(4)
})

test('only what is in view is marked', () => {
  const north = { ...everywhere, south: 18 }
  expect(at(8, north).map(([ids]) => ids)).toEqual([['1', '2'], ['3']])
})

test('a mark keeps its name while it is of the same salons, so that the focus stays on it', () => {
  const keys = (zoom: number) => marksIn(index, everywhere, zoom).map(({ key }) => key)
  expect(keys(9)).toEqual(keys(8))
})

const salonAt = (id: string, latitude: number | null, longitude: number | null) => ({
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
  const salons = [
    salonAt('1', 21, 105.8),
    salonAt('2', 21.2, 105.8),
    salonAt('3', 21, 106),
    salonAt('4', null, null),
  ]
  expect(inArea(salons, area).map(({ id }) => id)).toEqual(['1'])
  expect(onMap(salons).map(({ id }) => id)).toEqual(['1', '2', '3'])
})
