import { expect, test } from 'vitest'
import { canChooseTime, isDoneInactive, missingPart } from './readiness'

const nothing = { salonId: 0, serviceIds: [], isConsultation: false, hourId: null }

test('B-171 next without a salon flags the salon section', () => {
  expect(missingPart(nothing)).toBe('salon')
  expect(missingPart({ ...nothing, serviceIds: [1001], hourId: 4 })).toBe('salon')
})

test('B-172 next with a salon but no services flags the service section', () => {
  expect(missingPart({ ...nothing, salonId: 9 })).toBe('services')
  expect(missingPart({ ...nothing, salonId: 9, hourId: 4 })).toBe('services')
})

test('B-173 next with services but no hour flags the hour section', () => {
  expect(missingPart({ ...nothing, salonId: 9, serviceIds: [1001] })).toBe('hour')
})

test('B-174 next with all complete creates the booking', () => {
  expect(missingPart({ ...nothing, salonId: 9, serviceIds: [1001], hourId: 4 })).toBeNull()
})

test('B-204 a consultation needs no services but still an hour', () => {
  expect(missingPart({ ...nothing, salonId: 9, isConsultation: true })).toBe('hour')
  expect(missingPart({ ...nothing, salonId: 9, isConsultation: true, hourId: 4 })).toBeNull()
})

test('B-176, B-177 the button is inactive without a salon or an hour', () => {
  expect(isDoneInactive(nothing)).toBe(true)
  expect(isDoneInactive({ salonId: 9, hourId: null })).toBe(true)
  expect(isDoneInactive({ salonId: 0, hourId: 4 })).toBe(true)
  expect(isDoneInactive({ salonId: 9, hourId: 4 })).toBe(false)
})

test('B-216, B-333 the days open with a salon and a service, or a consultation', () => {
  expect(canChooseTime(nothing)).toBe(false)
  expect(canChooseTime({ ...nothing, salonId: 9 })).toBe(false)
  expect(canChooseTime({ ...nothing, salonId: 9, serviceIds: [1001] })).toBe(true)
  expect(canChooseTime({ ...nothing, salonId: 9, isConsultation: true })).toBe(true)
})
