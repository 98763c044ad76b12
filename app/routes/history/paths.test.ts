import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft-query'
import { againPath } from './paths'

test('O-38 what was done is booked again with salon, services and stylist', () => {
  const draft = readDraft(new URL(againPath({ salonId: 9, serviceIds: [1001, 1038], stylistId: 904 }), 'https://x').searchParams)
  expect(draft).toMatchObject({ step: 0, salonId: 9, phone: '', people: [{ serviceIds: [1001, 1038], stylistId: 904, hourId: null }] })
  expect(againPath({ salonId: 9, serviceIds: [], stylistId: null })).toBe('/booking?step=0&salonId=9&phone=0')
})
