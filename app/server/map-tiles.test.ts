import { expect, test } from 'vitest'
import { readTiles } from './map-tiles'

const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1'

test('tiles come from the address that is set, with the names of their makers', () => {
  expect(readTiles({ MAP_TILES: url })).toEqual({ url, credits: [] })
  expect(
    readTiles({
      MAP_TILES: url,
      MAP_CREDITS: '© Tiles https://tiles.example/terms © OpenStreetMap https://osm.example Ours',
    })?.credits,
  ).toEqual([
    { name: '© Tiles', href: 'https://tiles.example/terms' },
    { name: '© OpenStreetMap', href: 'https://osm.example' },
    { name: 'Ours', href: undefined },
  ])
  expect(readTiles({ MAP_TILES: 'http://127.0.0.1:9/{z}/{x}/{y}' })).not.toBeNull()
})

test.each([
  undefined,
  '',
  'https://tiles.example/{z}/{x}.png',
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://*/{z}/{x}/{y}.png',
  "https://tiles.example/{z}/{x}/{y}; script-src 'unsafe-inline'",
])('without a sound address, as %s, there are none', (MAP_TILES) => {
  expect(readTiles({ MAP_TILES })).toBeNull()
})
