import { expect, test } from 'vitest'
import { toastMs } from './toast-durations'

test('B-392 a success toast stays 1 second', () => {
  expect(toastMs.success).toBe(1_000)
})

test('B-393 an error toast stays 3 seconds', () => {
  expect(toastMs.error).toBe(3_000)
})

test('B-394 a step warning stays 5 seconds', () => {
  expect(toastMs.stepWarning).toBe(5_000)
})

test('B-395 login and notification toasts stay 5 seconds', () => {
  expect([toastMs.login, toastMs.notification]).toEqual([5_000, 5_000])
})

test('H-109 the toast of a cancelled booking stays 0.3 seconds', () => {
  expect(toastMs.cancelled).toBe(300)
})
