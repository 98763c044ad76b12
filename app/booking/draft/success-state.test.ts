import { expect, test } from 'vitest'
import { readSuccessState, successState } from './success-state'

const labels = ['12h10', '12h30']

test('the success page gets {bookingId, phoneBooking, listTimeSpecialHours} [B-009, B-166]', () => {
  expect(successState('01J', '0909090909', { date: '2026-11-22' }, labels)).toEqual({
    bookingId: '01J',
    phoneBooking: '0909090909',
    listTimeSpecialHours: ['12h10', '12h30'],
  })
  expect(
    successState('01J', '0909090909', { date: '2026-11-23' }, labels).listTimeSpecialHours,
  ).toEqual([])
})

test('only the state of the booking that the address names is taken [B-009, B-166]', () => {
  const state = successState('01J', '0909090909', { date: '2026-11-22' }, labels)
  expect(readSuccessState(structuredClone(state), '01J')).toEqual(state)
  expect(readSuccessState(state, '01K')).toBeNull()
  for (const other of [
    null,
    undefined,
    'x',
    1,
    {},
    { bookingId: '01J' },
    { ...state, listTimeSpecialHours: 'x' },
    { ...state, phoneBooking: 5 },
  ])
    expect(readSuccessState(other, '01J')).toBeNull()
})

test('a state names its booking, and of its hours only texts are taken [B-166]', () => {
  const state = { bookingId: '01J', phoneBooking: '0909090909', listTimeSpecialHours: ['9h30', 7] }
  expect(readSuccessState(state, '01J')).toEqual({ ...state, listTimeSpecialHours: ['9h30'] })
  expect(readSuccessState({ ...state, bookingId: null }, null)).toBeNull()
  expect(readSuccessState({ ...state, phoneBooking: null }, '01J')).toBeNull()
})

test('a booking whose day is open has no special hours [B-166]', () => {
  expect(successState('01J', '0909090909', { date: null }, labels).listTimeSpecialHours).toEqual([])
})
