import { expect, test } from 'vitest'
import { draftAfter, draftAfterAll, type Draft, type DraftEvent } from './draft'
import { emptyPerson } from '../group/person'
import { meAfter } from '../testing/full-draft'

const first = {
  ...emptyPerson,
  serviceIds: ['1001'],
  stylistId: '31',
  hourId: '12',
  offerIds: ['504'],
}
const second = { ...emptyPerson, serviceIds: ['1003'], hourId: '14' }
const draft: Draft = {
  step: 2,
  salonId: '9',
  phone: '0909090909',
  people: [first, second, emptyPerson],
  current: 0,
  date: '2026-11-22',
  skinnerId: null,
  groupId: '101',
  offerId: '504',
  takesBestOffer: null,
  codes: [],
  suggestedFor: ['1001'],
  isPressed: false,
  isChange: false,
  origin: { source: '', utmSource: '', inApp: '' },
}

function hours({ people }: Draft) {
  return people.map(({ hourId }) => hourId)
}

test('going to a step sets the next-click flag only when the event names it, and leaves it otherwise [B-171]', () => {
  const flag = (isPressed: boolean, event: { isPressed?: boolean }) =>
    draftAfter({ ...draft, isPressed }, { type: 'goTo', step: 1, ...event }).isPressed
  expect([flag(true, {}), flag(false, {})]).toEqual([true, false])
  expect([flag(false, { isPressed: true }), flag(true, { isPressed: false })]).toEqual([
    true,
    false,
  ])
})

test('a detail remembers what it is of, another step forgets it [B-018, B-020]', () => {
  const at = (step: number) => {
    const { groupId, offerId } = draftAfter(draft, { type: 'goTo', step })
    return { groupId, offerId }
  }
  expect(at(3)).toEqual({ groupId: '101', offerId: null })
  expect(at(5)).toEqual({ groupId: null, offerId: '504' })
  expect(at(0)).toEqual({ groupId: null, offerId: null })
})

test('the services clear the hour of who is choosing, and of nobody else [B-186]', () => {
  expect(hours(draftAfter(draft, { type: 'goTo', step: 2 }))).toEqual([null, '14', null])
  expect(hours(draftAfter(draft, { type: 'goTo', step: 3 }))).toEqual(['12', '14', null])
})

test('the current person is one of the people [B-252]', () => {
  const chosen = [-1, 0, 1, 2, 3].map(
    (index) => draftAfter(draft, { type: 'choosePerson', index }).current,
  )
  expect(chosen).toEqual([0, 0, 1, 2, 2])
})

test('the same as customer 1 includes his consultation [B-052, B-204]', () => {
  const advised: Draft = {
    ...draft,
    people: [{ ...emptyPerson, isConsultation: true }, second],
    current: 1,
  }
  expect(meAfter(advised, { type: 'copyFirst' })).toEqual({ ...emptyPerson, isConsultation: true })
})

test('advice stays chosen while no service is, and is not chosen by itself [B-204]', () => {
  const advised: Draft = { ...draft, people: [{ ...emptyPerson, isConsultation: true }] }
  const without: DraftEvent = { type: 'changeServices', serviceIds: [] }
  expect(meAfter(advised, without).isConsultation).toBe(true)
  expect(meAfter(draft, without)).toMatchObject({ serviceIds: [], isConsultation: false })
})

test('who gives up the advice has the services that he had, and chooses his hour anew [B-204, B-217]', () => {
  expect(meAfter(draft, { type: 'askAdvice', isOn: false })).toEqual({ ...first, hourId: null })
})

test('a suggestion is made once; what it adds leaves the hour chosen [B-205, B-208]', () => {
  const chosen: Draft = { ...draft, suggestedFor: [] }
  const refused = draftAfter(chosen, { type: 'answerSuggestion', addsTo: null })
  expect(refused).toEqual({ ...chosen, suggestedFor: ['1001'] })
  const taken = draftAfter(chosen, { type: 'answerSuggestion', addsTo: ['1001', '1038'] })
  expect(taken).toEqual({
    ...chosen,
    suggestedFor: ['1001'],
    people: [{ ...first, serviceIds: ['1001', '1038'] }, second, emptyPerson],
  })
})

test('what is added to a customer with advice is a service, and the advice is over [B-204]', () => {
  const advised: Draft = { ...draft, people: [{ ...emptyPerson, isConsultation: true }] }
  expect(meAfter(advised, { type: 'answerSuggestion', addsTo: ['1038'] })).toMatchObject({
    serviceIds: ['1038'],
    isConsultation: false,
  })
})

test('the same day again changes nothing, so an hour can contain its day [B-219]', () => {
  expect(draftAfter(draft, { type: 'chooseDate', date: '2026-11-22' })).toBe(draft)
})

test('removing the last offer refuses the best one too, until another is chosen [B-108]', () => {
  const one: Draft = {
    ...draft,
    people: [{ ...first, offerIds: ['504', '505'] }],
    takesBestOffer: true,
  }
  const left = draftAfter(one, { type: 'chooseOffers', offerIds: ['504'] })
  expect(left.takesBestOffer).toBe(true)
  expect(draftAfter(left, { type: 'chooseOffers', offerIds: [] }).takesBestOffer).toBe(false)
  const none: Draft = { ...draft, people: [emptyPerson] }
  expect(draftAfter(none, { type: 'chooseOffers', offerIds: [] }).takesBestOffer).toBe(null)
})

test('without a salon there is nobody to serve and no offer [B-189]', () => {
  const nowhere = { ...draft, salonId: null }
  for (const event of [
    { type: 'chooseStylist', stylistId: '32' },
    { type: 'chooseOffers', offerIds: ['501'] },
    { type: 'chooseHour', hourId: '20' },
  ] as const)
    expect(draftAfter(nowhere, event)).toBe(nowhere)
})

test('the first hour of customer 1 leaves the hours of the others, and so does that of another [B-261]', () => {
  const open: Draft = { ...draft, people: [{ ...first, hourId: null }, second, first] }
  expect(hours(draftAfter(open, { type: 'chooseHour', hourId: '20' }))).toEqual(['20', '14', '12'])
  const other: Draft = { ...open, people: [first, { ...second, hourId: null }], current: 1 }
  expect(hours(draftAfter(other, { type: 'chooseHour', hourId: '20' }))).toEqual(['12', '20'])
})

test('a booking that is changed gets its hour before there are services [B-216]', () => {
  const change: Draft = { ...draft, people: [emptyPerson], isChange: true }
  expect(meAfter(change, { type: 'chooseHour', hourId: '20' }).hourId).toBe('20')
  expect(meAfter({ ...change, isChange: false }, { type: 'chooseHour', hourId: '20' }).hourId).toBe(
    null,
  )
})

test('an hour that is gone is lost by the one who had it', () => {
  expect(hours(draftAfter(draft, { type: 'loseHour', index: 1 }))).toEqual(['12', null, null])
})

test('events follow each other in their order', () => {
  const after = draftAfterAll(
    draft,
    { type: 'setSize', size: 2 },
    { type: 'choosePerson', index: 4 },
    { type: 'choosePhone', phone: '0912345678' },
  )
  expect(after).toMatchObject({ people: [first, second], current: 1, phone: '0912345678' })
})

test('the same size again changes nothing, alone neither [B-253]', () => {
  const alone: Draft = { ...draft, people: [first] }
  expect(draftAfter(alone, { type: 'setSize', size: 1 }).people).toBe(alone.people)
  expect(draftAfter(draft, { type: 'setSize', size: 3 }).people).toBe(draft.people)
})
