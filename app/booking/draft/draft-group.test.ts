import { expect, test } from 'vitest'
import { draftAfter, draftAfterAll } from './draft'
import { readDraft } from './draft-query'
import { currentPerson, emptyPerson } from '../group/person'
import { full, group, me, meAfter } from '../testing/full-draft'

test('who comes along picks his hour once; it is lost before he gets another [B-261, O-16]', () => {
  const second = { ...group, current: 1 }
  expect(meAfter(second, { type: 'chooseHour', hourId: 16 }).hourId).toBe(14)
  expect(
    currentPerson(
      draftAfterAll(second, { type: 'loseHour', index: 1 }, { type: 'chooseHour', hourId: 16 }),
    ).hourId,
  ).toBe(16)
})

test('with another hour of customer 1 the others choose anew [B-261]', () => {
  expect(
    draftAfter({ ...group, current: 0 }, { type: 'chooseHour', hourId: 20 }).people.map(
      ({ hourId }) => hourId,
    ),
  ).toEqual([20, null, null, null])
  expect(
    draftAfter({ ...group, current: 0 }, { type: 'chooseHour', hourId: 12 }).people.map(
      ({ hourId }) => hourId,
    ),
  ).toEqual([12, 14, null, null])
})

test('the group is one person until it is raised, and never less than one [B-142, B-252]', () => {
  expect(readDraft(new URLSearchParams('salonId=9')).people).toHaveLength(1)
  expect(draftAfter(full, { type: 'setSize', size: 0 }).people).toHaveLength(1)
})

test('raising the size appends an empty person at the same salon [B-254]', () => {
  expect(draftAfter(full, { type: 'setSize', size: 3 })).toMatchObject({
    salonId: 9,
    people: [me, emptyPerson, emptyPerson],
  })
})

test('lowering removes the last person, and the current person is still in the group [B-255]', () => {
  expect(draftAfter({ ...group, current: 3 }, { type: 'setSize', size: 3 })).toMatchObject({
    people: [{ hourId: 12 }, { hourId: 14 }, { isConsultation: true }],
    current: 2,
  })
  expect(draftAfter({ ...group, current: 3 }, { type: 'setSize', size: 3 }).people).toHaveLength(3)
})

test('back to one resets the hour [B-253]', () => {
  expect(draftAfter(group, { type: 'setSize', size: 1 })).toMatchObject({
    people: [{ serviceIds: [1001, 1038], hourId: null }],
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
    serviceIds: [1001, 1038],
  })
})

test('services, stylist and offers belong to one person [B-130]', () => {
  const second = { ...group, current: 1 }
  expect(
    draftAfter(second, { type: 'changeServices', serviceIds: [1005] }).people.map(
      ({ serviceIds }) => serviceIds,
    ),
  ).toEqual([[1001, 1038], [1005], [], []])
  expect(
    draftAfter(second, { type: 'chooseStylist', stylistId: 32 }).people.map(
      ({ stylistId }) => stylistId,
    ),
  ).toEqual([31, 32, null, null])
  expect(
    draftAfter(second, { type: 'chooseOffers', offerIds: [501] }).people.map(
      ({ offerIds }) => offerIds,
    ),
  ).toEqual([[504], [501], [], []])
})
