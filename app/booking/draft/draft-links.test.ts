import { expect, test } from 'vitest'
import { draftAfter } from './draft'
import { bookingPath, readDraft, writeDraft } from './draft-query'
import { emptyPerson } from '../group/person'
import { full, group, me } from '../testing/full-draft'

test('the address contains the whole draft and restores it [B-008, B-022]', () => {
  expect(readDraft(writeDraft(full))).toEqual(full)
  const detail = { ...full, step: 3, groupId: 101, offerId: null }
  expect(readDraft(writeDraft(detail))).toEqual(detail)
  const offer = { ...full, step: 5, offerId: 504 }
  expect(readDraft(writeDraft(offer))).toEqual(offer)
  const consultation = {
    ...full,
    people: [{ ...me, serviceIds: [], isConsultation: true }] as const,
  }
  expect(readDraft(writeDraft(consultation))).toEqual(consultation)
  expect(readDraft(writeDraft(group))).toEqual(group)
})

test('that a booking is changed goes along in the address [B-216]', () => {
  expect(readDraft(writeDraft({ ...full, isChange: true })).isChange).toBe(true)
  expect(readDraft(writeDraft(full)).isChange).toBe(false)
})

test('the link of Home opens an empty draft, in which phone 0 is no phone [B-011, O-05]', () => {
  const draft = readDraft(new URLSearchParams('salonId=0&phone=0&step=0'))
  expect(draft).toMatchObject({
    step: 0,
    salonId: 0,
    phone: '',
    people: [emptyPerson],
    current: 0,
    date: null,
    isPressed: false,
    isChange: false,
  })
  expect(bookingPath(draft)).toBe('/booking?step=0&salonId=0&phone=0&flow=1')
})

test('a link brings a phone, a salon and a step [H-003, H-004]', () => {
  expect(readDraft(new URLSearchParams('salonId=12&phone=0909090909&step=1'))).toMatchObject({
    salonId: 12,
    phone: '0909090909',
    step: 1,
  })
})

test('the address stays readable and takes what is only about the screen', () => {
  expect(
    bookingPath(
      {
        ...full,
        takesBestOffer: null,
        codes: [],
        suggestedFor: [],
        people: [{ ...me, offerIds: [] }],
        origin: { source: '', utmSource: '', inApp: '' },
        skinnerId: null,
      },
      { q: 'gội', show: null },
    ),
  ).toBe(
    '/booking?step=0&salonId=9&phone=0909090909&chosenService=1001,1038' +
      '&date=2026-11-22&hour=12&stylistId=31&next=1&q=g%E1%BB%99i',
  )
})

test.each([
  ['phone=123', { phone: '' }],
  ['phone=0909.090.909', { phone: '0909090909' }],
  ['phone=%2B84909090909', { phone: '0909090909' }],
  ['salonId=9&chosenService=1001,abc,1001,-4,1038', { people: [{ serviceIds: [1001, 1038] }] }],
  ['salonId=9&chosenService=0', { people: [{ serviceIds: [] }] }],
  ['date=22-11-2026', { date: null }],
  ['date=2026-02-31', { date: null }],
  ['salonId=9&hour=37', { people: [{ hourId: null }] }],
  ['salonId=9&hour=0', { people: [{ hourId: null }] }],
  ['salonId=9&stylistId=x&skinnerId=', { people: [{ stylistId: null }], skinnerId: null }],
  ['salonId=9&step=3', { step: 0 }],
  ['salonId=9&step=3&flow=1', { step: 3 }],
  [
    'hour=12&stylistId=31&offers=504',
    { people: [{ hourId: null, stylistId: null, offerIds: [504] }] },
  ],
  ['salonId=9&p2=1003_14&p4=1001', { people: [{}, { serviceIds: [1003], hourId: 14 }] }],
  [
    'salonId=9&p2=x_99_-1_y&person=7',
    { people: [{}, { serviceIds: [], hourId: null, stylistId: null, offerIds: [] }], current: 1 },
  ],
  ['codes=SHINE30,<x>,SHINE30', { codes: ['SHINE30'] }],
  ['salonId=20&source=customer_ios&inApp=1', { salonId: 0 }],
  ['salonId=9&consult=1&chosenService=1001', { people: [{ isConsultation: false }] }],
])('the query "%s" is read as %o [B-193, B-194, B-025]', (query, expected) => {
  expect(readDraft(new URLSearchParams(query))).toMatchObject(expected)
})

test('the salon that the iOS app names by mistake can be chosen, and stays chosen [H-158, O-20]', () => {
  const stale = readDraft(new URLSearchParams('salonId=20&source=customer_ios&inApp=1'))
  expect(stale.salonId).toBe(0)
  const chosen = draftAfter(stale, {
    type: 'chooseSalon',
    salon: { id: 20, isOpen: true, openingDate: null },
    today: '2026-11-21',
  })
  expect(readDraft(writeDraft(chosen)).salonId).toBe(20)
})
