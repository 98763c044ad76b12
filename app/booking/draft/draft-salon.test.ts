import { expect, test } from 'vitest'
import { type Draft, draftAfter, type DraftEvent, firstDay } from './draft'
import { readDraft } from './draft-query'

const today = '2026-11-21'
const draft = readDraft(
  new URLSearchParams(
    'step=0&salonId=9&phone=0909090909&chosenService=1001&date=2026-11-22&hour=12&stylistId=31&skinnerId=4&offers=504',
  ),
)
const other = { id: '12', isOpen: true, openingDate: null }

type Choice = Extract<DraftEvent, { type: 'chooseSalon' }>['salon']

function changeSalon(from: Draft, salon: Choice): Draft {
  return draftAfter(from, { type: 'chooseSalon', salon, today })
}

test('another salon resets stylist, hour and skinner, and keeps the services [B-189]', () => {
  expect(changeSalon(draft, other)).toMatchObject({
    salonId: '12',
    skinnerId: null,
    phone: '0909090909',
    people: [{ serviceIds: ['1001'], stylistId: null, hourId: null, offerIds: [] }],
  })
})

test('another salon clears the services at step 2 [B-190]', () => {
  expect(changeSalon({ ...draft, step: 2 }, other).people[0].serviceIds).toEqual([])
})

test('the same salon again changes nothing [B-189]', () => {
  expect(changeSalon(draft, { ...other, id: '9' })).toBe(draft)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-21', null],
  ['2026-11-20', null],
  ['2026-02-31', null],
  ['soon', null],
  [null, null],
])('with the opening date %s the day becomes %s [B-191]', (openingDate, date) => {
  expect(firstDay(openingDate, today)).toBe(date)
  expect(changeSalon(draft, { ...other, openingDate }).date).toBe(date)
})

test('a salon found closed leaves no salon [B-192]', () => {
  expect(changeSalon(draft, { ...other, isOpen: false })).toMatchObject({
    salonId: null,
    people: [{ hourId: null, serviceIds: ['1001'] }],
  })
  expect(changeSalon(draft, { id: '9', isOpen: false, openingDate: null }).salonId).toBeNull()
})

test('an offer from a link without a salon stays until the first salon is chosen [H-233]', () => {
  const link = readDraft(
    new URLSearchParams('step=0&salonId=0&phone=0&chosenService=1005&offers=509'),
  )
  const chosen = changeSalon(link, other)
  expect(chosen.people[0]).toMatchObject({ serviceIds: ['1005'], offerIds: ['509'] })
  expect(changeSalon(chosen, { ...other, id: '14' }).people[0].offerIds).toEqual([])
  expect(changeSalon(link, { ...other, isOpen: false }).people[0].offerIds).toEqual([])
})

test('another salon forgets that advice was chosen, for everybody [B-189]', () => {
  const advised = { ...draft.people[0], serviceIds: [], isConsultation: true }
  const after = changeSalon({ ...draft, people: [advised, advised] }, other)
  expect(after.people.map(({ isConsultation }) => isConsultation)).toEqual([false, false])
})
