import { expect, test } from 'vitest'
import { fittingParts, nowhere, placeIdOf } from './place-choice'

const districts = [
  { id: '5', name: 'Quận Cầu Giấy' },
  { id: '6', name: 'Quận Đống Đa' },
]
const wards = [
  { id: '163', name: 'Phường Dịch Vọng' },
  { id: '164', name: 'Phường Mai Dịch' },
]

test.each([
  [
    'H-007 a ward of the chosen district stays',
    { provinceId: '62', districtId: '5', wardId: '163' },
    { provinceId: '62', districtId: '5', wardId: '163' },
  ],
  [
    'H-007 another province leaves district and ward behind',
    { provinceId: '1', districtId: '760', wardId: '163' },
    { provinceId: '1', districtId: null, wardId: null },
  ],
  [
    'H-007 another district leaves the ward behind',
    { provinceId: '62', districtId: '6', wardId: '999' },
    { provinceId: '62', districtId: '6', wardId: null },
  ],
  ['H-007 nowhere stays nowhere', nowhere, nowhere],
])('%s', (_name, parts, fitting) => {
  expect(fittingParts(parts, districts, wards)).toEqual(fitting)
})

test('the smallest part is the place; a province alone is none [H-007]', () => {
  expect([
    placeIdOf({ provinceId: '62', districtId: '5', wardId: '163' }),
    placeIdOf({ provinceId: '62', districtId: '5', wardId: null }),
    placeIdOf({ provinceId: '62', districtId: null, wardId: null }),
    placeIdOf(nowhere),
  ]).toEqual(['w163', 'd5', null, null])
})
