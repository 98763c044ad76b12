import { expect, test } from 'vitest'
import { booked, homeClicked, hostTarget, showsHomeIcon } from './embed'

test.each([
  [0, '1', 'tikiapp', true],
  [0, '1', 'rn_ios', true],
  [0, '1', 'rn_android', true],
  [1, '1', 'rn_ios', false],
  [0, '', 'rn_ios', false],
  [0, '1', 'facebook', false],
  [0, '1', 'toString', false],
])(
  'at step %i with inApp "%s" and utm_source %s the home icon shows: %s [B-027]',
  (step, inApp, utmSource, expected) => {
    expect(showsHomeIcon(step, { inApp, utmSource, source: '' })).toBe(expected)
  },
)

test.each([
  ['1', 'rn_ios', null, { kind: 'native' }],
  ['1', 'rn_android', 'https://tiki.vn', { kind: 'native' }],
  ['1', 'tikiapp', 'https://tiki.vn', { kind: 'window', origin: 'https://tiki.vn' }],
  ['1', 'tikiapp', null, null],
  ['1', 'evil', null, null],
  ['', 'tikiapp', 'https://tiki.vn', null],
  ['', 'rn_ios', null, null],
])(
  'with inApp "%s", utm_source %s and the configured origin %s messages go to %o [B-299, O-18]',
  (inApp, utmSource, host, target) => {
    expect(hostTarget({ inApp, utmSource, source: '' }, host)).toEqual(target)
  },
)

test('the home icon posts booking_home with click_home to the host [B-004, B-028]', () => {
  expect(homeClicked).toEqual({ type: 'booking_home', message: 'click_home' })
})

test('a booking posts booking_success to the host [B-005, B-299]', () => {
  expect(booked('01J')).toEqual({ type: 'booking_success', message: '01J' })
})
