import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { cut } from '../testing/screen-data'
import { popularOf, suggestionOf } from './proposed.server'

const shave = { ...cut, id: '1003', groupId: '103', name: 'Cạo mặt', price: 70_000, oldPrice: null }
const catalogue = {
  categories: [{ groups: [{ services: [cut, { ...cut, id: '1002' }] }, { services: [shave] }] }],
  specialDays: [
    {
      serviceId: '1003',
      dates: ['2026-11-22'],
      dayPrice: 80_000,
      stylistPrice: null,
      dayStylistPrice: null,
      stylistLevel: null,
    },
  ],
  suggestions: [
    {
      rule: 'subset',
      selectedIds: ['1001'],
      pattern: null,
      serviceIds: ['1003'],
      title: 'Cạo mặt?',
      image: null,
    },
  ],
}
const draft = (more: string) =>
  readDraft(new URLSearchParams(`step=0&salonId=9&phone=0912345670${more}`))

test('what most come for is proposed while nothing is chosen', () => {
  expect(popularOf(draft(''), catalogue)).toBe(cut)
  expect(popularOf(draft('&chosenService=1003'), catalogue)).toBeNull()
  expect(popularOf(draft('&consult=1'), catalogue)).toBeNull()
  expect(popularOf(draft(''), null)).toBeNull()
})

test('a suggestion has the price of its day and what is chosen with it [B-205, B-207]', () => {
  const chosen = draft('&chosenService=1001')
  const found = suggestionOf(chosen, catalogue, '2026-11-22')
  expect(found).toMatchObject({ title: 'Cạo mặt?', addsTo: ['1001', '1003'] })
  expect(found?.services.map(({ price }) => price)).toEqual([80_000])
  expect(suggestionOf(chosen, catalogue, '2026-11-23')?.services[0]?.price).toBe(70_000)
  expect(suggestionOf(draft('&chosenService=1002'), catalogue, '2026-11-23')).toBeNull()
  expect(suggestionOf(chosen, null, '2026-11-23')).toBeNull()
})
