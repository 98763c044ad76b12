import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { chosenPlace, nothingTyped, withChoices } from './place-form.server'

const districts = [
  { id: '5', name: 'Quận Cầu Giấy' },
  { id: '6', name: 'Quận Đống Đa' },
]
const wards = [
  { id: '163', name: 'Phường Dịch Vọng' },
  { id: '164', name: 'Phường Mai Dịch' },
]
const data = { provinces: [{ id: '62', name: 'Hà Nội', districts }], wards }
const site = {
  gateway: { query: () => Promise.resolve({ ok: true, data, failed: [] }) },
} as unknown as Site

const nowhere = { provinceId: null, districtId: null, wardId: null }

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
])('%s', async (_name, parts, fitting) => {
  const { typed } = await withChoices(site, { ...nothingTyped, ...parts })
  expect(typed).toMatchObject(fitting)
})

test.each([
  ['a ward', { provinceId: '62', districtId: '5', wardId: '163' }, 'w163'],
  ['a district', { provinceId: '62', districtId: '5', wardId: null }, 'd5'],
  ['a province alone', { provinceId: '62', districtId: null, wardId: null }, undefined],
  ['nothing', nowhere, undefined],
])('the place of %s is its smallest part [H-007]', (_what, parts, placeId) => {
  expect(chosenPlace({ ...nothingTyped, ...parts })?.placeId).toBe(placeId)
})
