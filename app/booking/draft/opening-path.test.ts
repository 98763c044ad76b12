import { expect, test } from 'vitest'
import { readDraft } from './draft-query'
import { openingPath } from './opening-path'

test('a link to the booking contains only known values [B-011]', () => {
  expect(openingPath({})).toBe('/booking?salonId=0&phone=0&step=0')
  expect(openingPath({ salonId: '9', serviceIds: [], stylistId: null })).toBe(
    '/booking?salonId=9&phone=0&step=0',
  )
  expect(openingPath({ serviceIds: ['1001', '1018'] })).toBe(
    '/booking?salonId=0&phone=0&step=0&chosenService=1001,1018',
  )
  expect(openingPath({ salonId: '9', date: '2026-11-22' })).toBe(
    '/booking?salonId=9&phone=0&step=0&date=2026-11-22',
  )
})

test('the booking reads every part of such a link [O-38]', () => {
  const draft = readDraft(
    new URL(
      openingPath({
        salonId: '9',
        serviceIds: ['1001', '1038'],
        stylistId: '904',
        date: '2026-11-22',
        hourId: '7',
        offerId: '7',
      }),
      'https://x',
    ).searchParams,
  )
  expect(draft).toMatchObject({
    step: 0,
    salonId: '9',
    phone: '',
    date: '2026-11-22',
    people: [{ serviceIds: ['1001', '1038'], stylistId: '904', offerIds: ['7'], hourId: '7' }],
  })
})
