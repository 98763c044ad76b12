import { expect, test } from 'vitest'
import { readPoint } from '../../../domain/distance'
import {
  offersManyPeople,
  personsRequested,
  regionsOf,
  rowsShown,
  isOwnPhone,
  pointOfFirst,
  MAX_PREVIOUS_SALONS,
  previousSalons,
  largestCities,
} from './salon-list'

const cities = [
  { name: 'TP. Hồ Chí Minh', region: 'SOUTH' as const, salonCount: 30 },
  { name: 'Hà Nội', region: 'NORTH' as const, salonCount: 25 },
  { name: 'Cà Mau', region: 'SOUTH' as const, salonCount: 0 },
  { name: 'Bắc Ninh', region: 'NORTH' as const, salonCount: 2 },
  { name: 'Bắc Giang', region: 'NORTH' as const, salonCount: 2 },
]

test.each([
  [null, 5],
  ['abc', 5],
  ['3', 5],
  ['10', 10],
  ['5', 5],
  ['6', 10],
  ['7.5', 5],
  ['500', 500],
  ['501', 500],
  ['11', 15],
  ['-5', 5],
  ['1e9', 500],
])('a list with the limit "%s" shows %i [B-069, B-070, B-390]', (text, rows) => {
  expect(rowsShown(text)).toBe(rows)
})

test('regions are North, Central, South, without cities that have no salon [B-057, B-058, B-396]', () => {
  expect(
    regionsOf(cities).map(({ region, cities: found }) => [region, found.map((city) => city.name)]),
  ).toEqual([
    ['NORTH', ['Hà Nội', 'Bắc Giang', 'Bắc Ninh']],
    ['CENTRAL', []],
    ['SOUTH', ['TP. Hồ Chí Minh']],
    ['OTHER', []],
  ])
})

test.each([
  ['OFF', '2026-11-22', false, 'B-271'],
  ['ALL', '2026-11-21', true, 'B-272'],
  ['ALL', '2026-11-22', true, 'B-272'],
  ['NOT_TODAY', '2026-11-21', false, 'B-273'],
  ['NOT_TODAY', '2026-11-22', true, 'B-273'],
] as const)(
  'a salon with %s on %s shows the many-people switch: %s [%s]',
  (manyPeople, date, expected, _id) => {
    expect(offersManyPeople(manyPeople, date, '2026-11-21')).toBe(expected)
  },
)

test('the many-people switch sends 2 persons when on and 0 when off [B-270]', () => {
  expect([personsRequested(true), personsRequested(false)]).toEqual([2, 0])
})

const group = (...ids: string[]) => ({ salons: ids.map((id) => ({ id })) })

test.each<[string, { salons: { id: string }[] }[] | null, string[]]>([
  [
    'B-037, B-363, B-389 three at most, last visited first',
    [group('1', '10', '9', '12')],
    ['1', '10', '9'],
  ],
  ['B-066 over the headings, each once', [group('1', '10'), group('10', '11')], ['1', '10', '11']],
  ['B-066 fewer where there are fewer', [group('7')], ['7']],
  ['B-066, B-385 none for a visitor, and none while auth fails', null, []],
  ['B-066 none when there are no headings', [], []],
  ['B-066 none under an empty heading', [group()], []],
])('%s', (_name, groups, ids) => {
  expect(previousSalons(groups).map(({ id }) => id)).toEqual(ids)
})

test('the limit is three [B-389]', () => {
  expect(MAX_PREVIOUS_SALONS).toBe(3)
})

test('a nearby list is measured from the first previous salon [B-329]', () => {
  const point = pointOfFirst([
    { latitude: 21.0293, longitude: 105.8452 },
    { latitude: 10.8, longitude: 106.7 },
  ])
  expect(readPoint(point)).toEqual({ latitude: 21.0293, longitude: 105.8452 })
  expect(pointOfFirst([])).toBeNull()
})

test.each<[string, string | null, string, boolean]>([
  ['the same phone', '0912345678', '0912345678', true],
  ['another phone', '0912345678', '0987654321', false],
  ['nobody logged in', null, '0912345678', false],
  ['no phone of a booking yet', '', '', false],
])('saved places are for %s: %# [B-067]', (_name, viewer, booking, isOwn) => {
  expect(isOwnPhone(viewer, booking)).toBe(isOwn)
})

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
