import { expect, test } from 'vitest'
import {
  missingBefore,
  groupRefusal,
  isHourFixed,
  losesHour,
  readGroupMove,
  readGroupRefusal,
  statusesOf,
  framesBeside,
  framesOf,
  proposedHour,
  neededDelivery,
  staysBeside,
  type StaffStay,
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

test('of hours that cannot be had together who is shown loses theirs, else the last who has one [B-261]', () => {
  expect(losesHour({ people: [done, done, done], current: 1 })).toBe(1)
  expect(losesHour({ people: [done, done, cut], current: 2 })).toBe(1)
  expect(losesHour({ people: [done, cut], current: 1 })).toBe(0)
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

test('a group stays while another phone is about to be typed, which may be the same [B-264, B-265]', () => {
  expect(groupRefusal(3, { ...mine, phone: '' })).toBeNull()
  expect(groupRefusal(3, { ...mine, phone: '', viewerPhone: null })).toBe('login')
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

const stylist = { deliveryType: 'STYLIST', minutes: 30 } as const
const skinner = { deliveryType: 'SKINNER', minutes: 20 } as const
const both = { deliveryType: 'BOTH', minutes: 45 } as const
const one = { frames: 1, stylistId: null }

/** The start of a frame in minutes after midnight: its id says nothing of it. */
const startOf = (number: number) => 490 + number * 20

/** Frames 1 to 6 with so many free people each. */
function day(freeStylists: number, freeSkinners: number) {
  return [1, 2, 3, 4, 5, 6].map((number) => ({
    id: String(number),
    start: startOf(number),
    isFree: true,
    freeStylists,
    freeSkinners,
  }))
}

function freeIds(frames: { id: string; isFree: boolean }[]): string[] {
  return frames.filter(({ isFree }) => isFree).map(({ id }) => id)
}

test('the needed delivery is 2 if only skinners serve, 1 if only stylists, else 3 [B-232]', () => {
  expect(neededDelivery([stylist, stylist])).toBe(1)
  expect(neededDelivery([skinner])).toBe(2)
  expect(neededDelivery([stylist, skinner])).toBe(3)
  expect(neededDelivery([both])).toBe(3)
  expect(neededDelivery([])).toBe(1)
})

test('services take whole frames, advice alone two', () => {
  expect(framesOf([skinner])).toBe(1)
  expect(framesOf([stylist, both])).toBe(4)
  expect(framesOf([])).toBe(2)
})

test('a stylist-only service needs more free stylists than the others of the group use [B-231]', () => {
  const other: StaffStay = { ...one, hourId: '3', type: 1 }
  expect(freeIds(framesBeside(day(1, 0), { ...one, type: 1 }, [other]))).toEqual([
    '1',
    '2',
    '4',
    '5',
    '6',
  ])
  expect(freeIds(framesBeside(day(2, 0), { ...one, type: 1 }, [other]))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
  expect(
    freeIds(framesBeside(day(2, 0), { ...one, type: 1 }, [other, { ...other, type: 3 }])),
  ).toEqual(['1', '2', '4', '5', '6'])
})

test('a skinner-only service counts skinners alone [B-231]', () => {
  const other: StaffStay = { ...one, hourId: '3', type: 2 }
  expect(freeIds(framesBeside(day(0, 1), { ...one, type: 2 }, [other]))).toEqual([
    '1',
    '2',
    '4',
    '5',
    '6',
  ])
  expect(freeIds(framesBeside(day(0, 1), { ...one, type: 2 }, [{ ...other, type: 1 }]))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
})

test('a service of both needs both [B-231]', () => {
  expect(
    freeIds(framesBeside(day(2, 1), { ...one, type: 3 }, [{ ...one, hourId: '3', type: 2 }])),
  ).toEqual(['1', '2', '4', '5', '6'])
  expect(
    freeIds(framesBeside(day(1, 2), { ...one, type: 3 }, [{ ...one, hourId: '3', type: 1 }])),
  ).toEqual(['1', '2', '4', '5', '6'])
})

test('stays that overlap anywhere count, and a full frame stays full [B-231]', () => {
  expect(
    freeIds(
      framesBeside(day(1, 1), { frames: 2, type: 1, stylistId: null }, [
        { hourId: '3', frames: 2, type: 1, stylistId: null },
      ]),
    ),
  ).toEqual(['1', '5', '6'])
  expect(
    framesBeside(
      [{ id: '1', start: 510, isFree: false, freeStylists: 5, freeSkinners: 5 }],
      { ...one, type: 1 },
      [],
    )[0]!.isFree,
  ).toBe(false)
})

test('a chosen stylist is needed only by people who chose the same one [B-231]', () => {
  const me = { frames: 1, type: 1, stylistId: '31' } as const
  expect(freeIds(framesBeside(day(1, 0), me, [{ ...one, hourId: '3', type: 1 }]))).toContain('3')
  expect(
    freeIds(framesBeside(day(1, 0), me, [{ hourId: '3', frames: 1, type: 1, stylistId: '31' }])),
  ).not.toContain('3')
})

test('the others of a group are those who have an hour [B-231]', () => {
  const people = [
    { ...emptyPerson, serviceIds: ['1'], hourId: '4' },
    { ...emptyPerson, serviceIds: ['1'] },
    { ...emptyPerson, serviceIds: ['2'], hourId: '5', stylistId: '31' },
  ] as const
  expect(staysBeside({ people, current: 1 }, [[stylist], [stylist], [skinner]])).toEqual([
    { hourId: '4', frames: 2, type: 1, stylistId: null },
    { hourId: '5', frames: 1, type: 2, stylistId: '31' },
  ])
  expect(staysBeside({ people, current: 0 }, [[stylist], [stylist], [skinner]])).toHaveLength(1)
})

test('those who come along are proposed the hour of customer 1, the next free one, or the last before [B-261]', () => {
  // Numbered backwards: the order is that of the day.
  const idOf = (at: number) => String(100 - at)
  const frames = [2, 4, 5, 6, 7].map((at) => ({
    id: idOf(at),
    start: startOf(at),
    isFree: at !== 5 && at !== 7,
  }))
  expect(proposedHour(frames, idOf(4))).toBe(idOf(4))
  expect(proposedHour(frames, idOf(5))).toBe(idOf(6))
  expect(proposedHour(frames, idOf(7))).toBe(idOf(6))
  expect(proposedHour(frames, null)).toBeNull()
  expect(proposedHour([{ id: '2', start: 530, isFree: false }], '2')).toBeNull()
})

test('a companion without services counts as a plain cut [B-231]', () => {
  const people = [
    emptyPerson,
    { ...emptyPerson, hourId: '4' },
    { ...emptyPerson, hourId: '6' },
  ] as const
  const plain = { frames: 2, type: 1, stylistId: null }
  expect(staysBeside({ people, current: 0 }, [[skinner], null])).toEqual([
    { ...plain, hourId: '4' },
    { ...plain, hourId: '6' },
  ])
})

test('a person with any stylist counts those that others chose, and not people with a skinner [B-231]', () => {
  const any = { ...one, type: 1 } as const
  const beside = (other: Partial<StaffStay>) =>
    freeIds(framesBeside(day(1, 1), any, [{ ...one, hourId: '3', type: 1, ...other }]))
  expect(beside({ stylistId: '31' })).toEqual(['1', '2', '4', '5', '6'])
  expect(beside({ type: 2 })).toEqual(['1', '2', '3', '4', '5', '6'])
})
