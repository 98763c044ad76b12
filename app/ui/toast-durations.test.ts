import { expect, test } from 'vitest'
import { toastMs } from './toast-durations'

test('a success toast stays 1 second [B-392]', () => {
  expect(toastMs.success).toBe(1_000)
})

test('an error toast stays 3 seconds [B-393]', () => {
  expect(toastMs.error).toBe(3_000)
})

test('a step warning stays 5 seconds [B-394]', () => {
  expect(toastMs.stepWarning).toBe(5_000)
})

test('login and notification toasts stay 5 seconds [B-395]', () => {
  expect([toastMs.login, toastMs.notification]).toEqual([5_000, 5_000])
})

test('the toast of a cancelled booking stays 0.3 seconds [H-109]', () => {
  expect(toastMs.cancelled).toBe(300)
})
