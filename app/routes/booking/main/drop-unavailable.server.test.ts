import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { soldCatalogue } from '../testing/sold-catalogue'
import { pathWithoutLost } from './load.server'

const open = { data: { salon: { isOpen: true }, serviceCatalogue: soldCatalogue }, failed: [] }
const closed = { data: { salon: { isOpen: false }, serviceCatalogue: soldCatalogue }, failed: [] }
const unknown = { data: { salon: null, serviceCatalogue: null }, failed: [] }

/** Where an address is sent by somebody who is logged in with another phone; null: it stays. */
function sentTo(query: string, loaded: Parameters<typeof pathWithoutLost>[1] = open) {
  const draft = readDraft(new URLSearchParams(`phone=0912345678&${query}`))
  return pathWithoutLost(draft, loaded, {
    salonId: draft.salonId,
    phone: draft.phone,
    viewerPhone: '0909090909',
    mayBookForOthers: false,
  })
}

test('an address that can be had stays, also while its salon cannot be loaded [B-192]', () => {
  expect(sentTo('salonId=9&chosenService=1001&hour=12&date=2026-11-22')).toBeNull()
  expect(sentTo('salonId=9', { data: { salon: null }, failed: ['salon'] })).toBeNull()
  expect(sentTo('salonId=9', { data: null, failed: ['salon'] })).toBeNull()
})

test('a closed salon is left with its number, an unknown one with the missing part marked [B-192, B-386]', () => {
  expect(sentTo('salonId=9&chosenService=1001', closed)).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&chosenService=1001&flow=1&off=9',
  )
  expect(sentTo('salonId=9', unknown)).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&next=1&flow=1',
  )
})

test('services that are not sold are left out with a notice [B-198]', () => {
  expect(sentTo('salonId=9&chosenService=1001,1022')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&gone=1',
  )
})

test('an address that lost several things is sent on once, with every notice [B-198, B-253, B-265]', () => {
  expect(sentTo('salonId=9&chosenService=1001,1022&p2=1001')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&group_refused=otherPhone&gone=1',
  )
  // Back to one person, the hour is to be chosen anew.
  expect(sentTo('salonId=9&chosenService=1001&hour=12&p2=1001_14')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&group_refused=otherPhone',
  )
  const first = sentTo('salonId=9&chosenService=1022&p2=1001', closed)
  expect(first).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&chosenService=1022&flow=1&off=9&group_refused=salon',
  )
  expect(sentTo(first!.slice(first!.indexOf('?') + 1), unknown)).toBeNull()
})
