import { expect, test } from 'vitest'
import { draftAfter, draftAfterAll, type Draft, type DraftEvent, firstDay } from './draft'
import { readDraft } from './draft-query'
import { currentPerson, emptyPerson } from '../group/person'
import { full, group, me, meAfter } from '../testing/full-draft'

test('entering the services clears the chosen hour [B-186]', () => {
  expect(draftAfter(full, { type: 'goTo', step: 2 })).toMatchObject({
    step: 2,
    people: [{ hourId: null }],
  })
  expect(draftAfter(full, { type: 'goTo', step: 1 })).toMatchObject({
    step: 1,
    people: [{ hourId: '12' }],
  })
})

test('changing the hour resets the next-click flag [B-187]', () => {
  expect(draftAfter(full, { type: 'chooseHour', hourId: '14' })).toMatchObject({
    people: [{ hourId: '14' }],
    isPressed: false,
  })
})

test('a draft carries five codes, the last ones', () => {
  const codes = ['A', 'B', 'C', 'D', 'E'].reduce(
    (draft, code) => draftAfter(draft, { type: 'addCode', code }),
    full,
  ).codes
  expect(codes).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('choosing a free hour stores it, in a group for the one who is choosing [B-230]', () => {
  expect(
    meAfter({ ...full, people: [{ ...me, hourId: null }] }, { type: 'chooseHour', hourId: '14' })
      .hourId,
  ).toBe('14')
  expect(
    draftAfter(group, { type: 'chooseHour', hourId: '16' }).people.map(({ hourId }) => hourId),
  ).toEqual(['12', '14', '16', null])
})

test('there is no hour without a salon and something to do [B-332, B-333]', () => {
  expect(
    meAfter(
      { ...full, salonId: null, people: [{ ...me, hourId: null }] },
      { type: 'chooseHour', hourId: '14' },
    ).hourId,
  ).toBeNull()
  expect(meAfter({ ...group, current: 3 }, { type: 'chooseHour', hourId: '14' }).hourId).toBeNull()
})

test('opening an offer shows its detail and leaving forgets it [B-020, B-184]', () => {
  const detail = draftAfter(full, { type: 'openOffer', offerId: '504' })
  expect(detail).toMatchObject({ step: 5, offerId: '504' })
  expect(draftAfter(detail, { type: 'goTo', step: 4 })).toMatchObject({ step: 4, offerId: null })
})

test('an accepted code is stored once [B-114]', () => {
  expect(
    draftAfterAll(full, { type: 'addCode', code: 'TET' }, { type: 'addCode', code: 'TET' }).codes,
  ).toEqual(['SHINE30', 'TET'])
})

test('changing the stylist or the day clears the hour [B-219]', () => {
  expect(draftAfter(full, { type: 'chooseStylist', stylistId: null })).toMatchObject({
    people: [{ stylistId: null, hourId: null }],
    date: '2026-11-22',
  })
  expect(draftAfter(full, { type: 'chooseDate', date: '2026-11-21' })).toMatchObject({
    date: '2026-11-21',
    people: [{ hourId: null, stylistId: '31' }],
  })
  expect(
    draftAfter(group, { type: 'chooseDate', date: '2026-11-21' }).people.map(
      ({ hourId }) => hourId,
    ),
  ).toEqual([null, null, null, null])
})

test('other services clear the hour, whose places were for the old ones [B-217]', () => {
  expect(meAfter(full, { type: 'changeServices', serviceIds: ['1001'] })).toMatchObject({
    serviceIds: ['1001'],
    hourId: null,
  })
})

test('advice replaces services, and services replace advice [B-204]', () => {
  const advised = draftAfter(full, { type: 'askAdvice', isOn: true })
  expect(currentPerson(advised)).toMatchObject({ isConsultation: true, serviceIds: [] })
  expect(meAfter(advised, { type: 'changeServices', serviceIds: ['1001'] })).toMatchObject({
    isConsultation: false,
    serviceIds: ['1001'],
  })
  expect(meAfter(advised, { type: 'askAdvice', isOn: false })).toMatchObject({
    isConsultation: false,
    serviceIds: [],
  })
})

test('opening a group shows its detail and leaving forgets it [B-018, B-182]', () => {
  const detail = draftAfter(full, { type: 'openGroup', groupId: '101' })
  expect(detail).toMatchObject({ step: 3, groupId: '101' })
  expect(draftAfter(detail, { type: 'goTo', step: 2 })).toMatchObject({ step: 2, groupId: null })
})

test('choosing a salon and going on are two events in a row [B-179]', () => {
  const empty = readDraft(new URLSearchParams('step=1&phone=0909090909'))
  const after = draftAfterAll(
    empty,
    {
      type: 'chooseSalon',
      salon: { id: '9', isOpen: true, openingDate: null },
      today: '2026-11-21',
    },
    { type: 'goTo', step: 2 },
  )
  expect(after).toMatchObject({ step: 2, salonId: '9', phone: '0909090909' })
})

test('a phone in the link stays in the draft [B-194]', () => {
  expect(
    draftAfter({ ...full, phone: '' }, { type: 'choosePhone', phone: '0912345678' }).phone,
  ).toBe('0912345678')
})

test('who comes along picks his hour once; it is lost before he gets another [B-261, O-16]', () => {
  const second = { ...group, current: 1 }
  expect(meAfter(second, { type: 'chooseHour', hourId: '16' }).hourId).toBe('14')
  expect(
    currentPerson(
      draftAfterAll(second, { type: 'loseHour', index: 1 }, { type: 'chooseHour', hourId: '16' }),
    ).hourId,
  ).toBe('16')
})

test('with another hour of customer 1 the others choose anew [B-261]', () => {
  expect(
    draftAfter({ ...group, current: 0 }, { type: 'chooseHour', hourId: '20' }).people.map(
      ({ hourId }) => hourId,
    ),
  ).toEqual(['20', null, null, null])
  expect(
    draftAfter({ ...group, current: 0 }, { type: 'chooseHour', hourId: '12' }).people.map(
      ({ hourId }) => hourId,
    ),
  ).toEqual(['12', '14', null, null])
})

test('the group is one person until it is raised, and never less than one [B-142, B-252]', () => {
  expect(readDraft(new URLSearchParams('salonId=9')).people).toHaveLength(1)
  expect(draftAfter(full, { type: 'setSize', size: 0 }).people).toHaveLength(1)
})

test('raising the size appends an empty person at the same salon [B-254]', () => {
  expect(draftAfter(full, { type: 'setSize', size: 3 })).toMatchObject({
    salonId: '9',
    people: [me, emptyPerson, emptyPerson],
  })
})

test('adding somebody opens the first person who lacks something, once the current one lacks nothing', () => {
  const isDone = { ...full, people: [{ ...me, hourId: '12' }] as const }
  const two = draftAfter(isDone, { type: 'setSize', size: 2 })
  expect(two.current).toBe(1)
  expect(draftAfter(two, { type: 'setSize', size: 3 }).current).toBe(1)
  expect(draftAfter({ ...two, current: 0 }, { type: 'setSize', size: 3 }).current).toBe(1)
  const isOpen = { ...full, people: [{ ...me, hourId: null }] as const }
  expect(draftAfter(isOpen, { type: 'setSize', size: 2 }).current).toBe(0)
})

test('lowering removes the last person, and the current person is still in the group [B-255]', () => {
  expect(draftAfter({ ...group, current: 3 }, { type: 'setSize', size: 3 })).toMatchObject({
    people: [{ hourId: '12' }, { hourId: '14' }, { isConsultation: true }],
    current: 2,
  })
  expect(draftAfter({ ...group, current: 3 }, { type: 'setSize', size: 3 }).people).toHaveLength(3)
})

test('back to one resets the hour [B-253]', () => {
  expect(draftAfter(group, { type: 'setSize', size: 1 })).toMatchObject({
    people: [{ serviceIds: ['1001', '1038'], hourId: null }],
    current: 0,
  })
})

test('a group has five people at most [B-263]', () => {
  expect(draftAfter(full, { type: 'setSize', size: 6 }).people).toHaveLength(5)
  expect(readDraft(new URLSearchParams('p2=1&p3=1&p4=1&p5=1&p6=1')).people).toHaveLength(5)
})

test('"same as customer 1" copies the services, not hour and stylist [B-052]', () => {
  expect(meAfter({ ...group, current: 3 }, { type: 'copyFirst' })).toEqual({
    ...emptyPerson,
    serviceIds: ['1001', '1038'],
  })
})

test('services, stylist and offers belong to one person [B-130]', () => {
  const second = { ...group, current: 1 }
  expect(
    draftAfter(second, { type: 'changeServices', serviceIds: ['1005'] }).people.map(
      ({ serviceIds }) => serviceIds,
    ),
  ).toEqual([['1001', '1038'], ['1005'], [], []])
  expect(
    draftAfter(second, { type: 'chooseStylist', stylistId: '32' }).people.map(
      ({ stylistId }) => stylistId,
    ),
  ).toEqual(['31', '32', null, null])
  expect(
    draftAfter(second, { type: 'chooseOffers', offerIds: ['501'] }).people.map(
      ({ offerIds }) => offerIds,
    ),
  ).toEqual([['504'], ['501'], [], []])
})

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
