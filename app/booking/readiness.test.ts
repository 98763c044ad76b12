import { expect, test } from 'vitest'
import { emptyPerson, type People } from './group/person'
import { canChooseTime, isDoneInactive, missingPart } from './readiness'

const cut = { ...emptyPerson, serviceIds: ['1001'] }
const ready = { ...cut, hourId: '4' }

function at(salonId: string | null, ...people: People) {
  return { salonId, people, current: 0, isChange: false }
}

test('next without a salon flags the salon section [B-171]', () => {
  expect(missingPart(at(null, emptyPerson))).toEqual({ part: 'salon', index: 0 })
  expect(missingPart(at(null, ready))).toEqual({ part: 'salon', index: 0 })
})

test('next with a salon but no services flags the service section [B-172]', () => {
  expect(missingPart(at('9', emptyPerson))).toEqual({ part: 'services', index: 0 })
  expect(missingPart(at('9', { ...emptyPerson, hourId: '4' }))).toEqual({
    part: 'services',
    index: 0,
  })
})

test('next with services but no hour flags the hour section [B-173]', () => {
  expect(missingPart(at('9', cut))).toEqual({ part: 'hour', index: 0 })
})

test('next with all complete creates the booking [B-174]', () => {
  expect(missingPart(at('9', ready))).toBeNull()
  expect(missingPart(at('9', ready, ready))).toBeNull()
})

test('a group lacks what any of its people lacks [B-267]', () => {
  expect(missingPart(at('9', ready, emptyPerson, ready))).toEqual({ part: 'services', index: 1 })
  expect(missingPart(at('9', ready, ready, cut))).toEqual({ part: 'hour', index: 2 })
})

test('a consultation needs no services but still an hour [B-204, O-14]', () => {
  expect(missingPart(at('9', { ...emptyPerson, isConsultation: true }))).toEqual({
    part: 'hour',
    index: 0,
  })
  expect(missingPart(at('9', { ...emptyPerson, isConsultation: true, hourId: '4' }))).toBeNull()
})

test('the button is inactive without a salon or an hour [B-176, B-177]', () => {
  expect(isDoneInactive(at(null, emptyPerson))).toBe(true)
  expect(isDoneInactive(at('9', cut))).toBe(true)
  expect(isDoneInactive(at(null, ready))).toBe(true)
  expect(isDoneInactive(at('9', ready))).toBe(false)
})

test("a group's button is inactive until everybody has services and an hour [B-267, B-268]", () => {
  expect(isDoneInactive(at('9', ready, cut))).toBe(true)
  expect(isDoneInactive(at('9', ready, { ...emptyPerson, hourId: '4' }))).toBe(true)
  expect(isDoneInactive(at('9', ready, ready))).toBe(false)
})

test('the days open with a salon and a service, or a consultation [B-216, B-333]', () => {
  expect(canChooseTime(at(null, emptyPerson))).toBe(false)
  expect(canChooseTime(at('9', emptyPerson))).toBe(false)
  expect(canChooseTime(at('9', cut))).toBe(true)
  expect(canChooseTime(at('9', { ...emptyPerson, isConsultation: true }))).toBe(true)
  expect(canChooseTime({ ...at('9', cut, emptyPerson), current: 1 })).toBe(false)
})

test('the days of a booking that is changed open with a salon alone [B-216]', () => {
  expect(canChooseTime({ ...at('9', emptyPerson), isChange: true })).toBe(true)
  expect(canChooseTime({ ...at(null, emptyPerson), isChange: true })).toBe(false)
})

test('the button needs only an hour for one person, and services too in a group [B-176, B-267]', () => {
  const timed = { ...emptyPerson, hourId: '4' }
  expect(isDoneInactive({ salonId: '9', people: [timed] })).toBe(false)
  expect(isDoneInactive({ salonId: '9', people: [timed, timed] })).toBe(true)
})
