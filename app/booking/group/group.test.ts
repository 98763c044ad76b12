import { expect, test } from 'vitest'
import {
  missingBefore,
  groupRefusal,
  isHourFixed,
  readGroupMove,
  readGroupRefusal,
  statusesOf,
} from './group'
import { emptyPerson } from './person'

const cut = { ...emptyPerson, serviceIds: ['1001'] }
const done = { ...cut, hourId: '4' }
const mine = {
  salonId: '9',
  phone: '0909090909',
  viewerPhone: '0909090909',
  mayBookForOthers: false,
  bookedPeople: 1,
}

test('a person is done when services and hour exist [B-256]', () => {
  expect(statusesOf([done, done])).toEqual(['done', 'done'])
  expect(statusesOf([cut, done])).toEqual(['active', 'done'])
  expect(statusesOf([{ ...emptyPerson, isConsultation: true, hourId: '4' }])).toEqual(['done'])
})

test('a person is active when the previous person is done, otherwise none [B-257]', () => {
  expect(statusesOf([cut, emptyPerson, emptyPerson])).toEqual(['active', 'none', 'none'])
  expect(statusesOf([done, emptyPerson, emptyPerson])).toEqual(['done', 'active', 'none'])
  expect(statusesOf([done, done, emptyPerson])).toEqual(['done', 'done', 'active'])
})

test('a single person is done when the services are chosen and the hour is [B-258]', () => {
  expect([statusesOf([emptyPerson]), statusesOf([cut]), statusesOf([done])]).toEqual([
    ['active'],
    ['active'],
    ['done'],
  ])
})

test('a later person must wait for the first earlier one without services or hour [B-259, B-260]', () => {
  expect(missingBefore([emptyPerson, emptyPerson], 1)).toEqual({ lacks: 'services', number: 1 })
  expect(missingBefore([cut, emptyPerson], 1)).toEqual({ lacks: 'hour', number: 1 })
  expect(missingBefore([done, cut, emptyPerson], 2)).toEqual({ lacks: 'hour', number: 2 })
  expect(missingBefore([done, done, emptyPerson], 2)).toBeNull()
  expect(missingBefore([emptyPerson, emptyPerson], 0)).toBeNull()
})

test('in a group only the hour of customer 1 changes; the others choose once [B-261]', () => {
  expect(isHourFixed({ people: [done, done], current: 0 })).toBe(false)
  expect(isHourFixed({ people: [done, done], current: 1 })).toBe(true)
  expect(isHourFixed({ people: [done, cut], current: 1 })).toBe(false)
})

test.each([
  ['B-269 without a salon', { ...mine, salonId: null }, 2, 'salon'],
  ['B-263 with a sixth person', mine, 6, 'full'],
  ['B-266, B-336 without being logged in', { ...mine, viewerPhone: null }, 2, 'login'],
  [
    'B-264, B-265 with the phone of somebody else',
    { ...mine, viewerPhone: '0912345678' },
    2,
    'otherPhone',
  ],
] as const)('%s a group is refused', (_what, caller, size, refusal) => {
  expect(groupRefusal(size, caller)).toBe(refusal)
  expect(readGroupRefusal(refusal)).toBe(refusal)
})

test('one’s own phone, and a role that books for others, may have a group of five [B-264]', () => {
  expect(groupRefusal(5, mine)).toBeNull()
  expect(groupRefusal(2, { ...mine, viewerPhone: '0912345680', mayBookForOthers: true })).toBeNull()
  expect(groupRefusal(1, { ...mine, salonId: null, viewerPhone: null })).toBeNull()
})

test('a change keeps the people of its booking without a log-in, and adds none [B-264, O-17]', () => {
  const changing = { ...mine, viewerPhone: '0912345678', bookedPeople: 3 }
  expect(groupRefusal(3, changing)).toBeNull()
  expect(groupRefusal(3, { ...changing, viewerPhone: null })).toBeNull()
  expect(groupRefusal(4, changing)).toBe('otherPhone')
  expect(groupRefusal(4, { ...changing, viewerPhone: null })).toBe('login')
})

test('a press on a button of the group is read as it is posted, and nothing else', () => {
  expect(readGroupMove('size:3')).toEqual({ type: 'setSize', size: 3 })
  expect(readGroupMove('person:2')).toEqual({ type: 'choosePerson', index: 1 })
  expect(readGroupMove('copy')).toEqual({ type: 'copyFirst' })
  for (const text of ['', 'xsize:3', 'size:3x', 'size:0', 'size:12', 'person:-1', 'drop:2'])
    expect(readGroupMove(text)).toBeNull()
  expect(readGroupRefusal('else')).toBeNull()
})
