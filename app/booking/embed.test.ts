import { expect, test } from 'vitest'
import { booked, homeClicked, hostTarget, isInApp, showsHomeIcon } from './embed'

test.each([
  ['1', '', true],
  ['', 'customer_ios', true],
  ['', 'customer_android', true],
  ['', 'friendly_checkin', true],
  ['', '', false],
  ['0', 'fb', false],
])('H-070..H-073, B-003 inApp "%s" and source "%s" are in-app: %s', (inApp, source, expected) => {
  expect(isInApp({ inApp, source })).toBe(expected)
})

test.each([
  [0, '1', 'tikiapp', true],
  [0, '1', 'rn_ios', true],
  [0, '1', 'rn_android', true],
  [1, '1', 'rn_ios', false],
  [0, '', 'rn_ios', false],
  [0, '1', 'facebook', false],
  [0, '1', 'toString', false],
])('B-027 at step %i with inApp "%s" and utm_source %s the home icon shows: %s', (step, inApp, utmSource, expected) => {
  expect(showsHomeIcon(step, { inApp, utmSource, source: '' })).toBe(expected)
})

test.each([
  ['1', 'rn_ios', { kind: 'native' }],
  ['1', 'tikiapp', { kind: 'window', origin: 'https://tiki.vn' }],
  ['1', 'evil', null],
  ['1', 'constructor', null],
  ['', 'tikiapp', null],
])('B-299 with inApp "%s" and utm_source %s messages go to %o', (inApp, utmSource, target) => {
  expect(hostTarget({ inApp, utmSource, source: '' })).toEqual(target)
})

test('B-004, B-028 the home icon tells the host booking_home with click_home', () => {
  expect(homeClicked).toEqual({ type: 'booking_home', message: 'click_home' })
})

test('B-005, B-299 a booking tells the host booking_success', () => {
  expect(booked('01J')).toEqual({ type: 'booking_success', message: '01J' })
})
