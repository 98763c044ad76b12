import { expect, test } from 'vitest'
import { clockText, codeProblem, nextChannel, secondsUntil, typedCodeProblem } from './code'

test.each([
  ['123456', null],
  [' 123456 ', null],
  ['12345', 'Mã xác minh là số và có 6 kí tự'],
  ['1234567', 'Mã xác minh là số và có 6 kí tự'],
  ['12345a', 'Mã xác minh là số và có 6 kí tự'],
  ['', 'Mã xác minh là số và có 6 kí tự'],
])('the code "%s" answers %s [B-322, H-152]', (text, problem) => {
  expect(codeProblem(text)).toBe(problem)
})

test.each([
  ['', null],
  ['12', null],
  ['12a', 'Mã xác minh là số và có 6 kí tự'],
])('while typing the code "%s" the field shows %s [B-323]', (text, problem) => {
  expect(typedCodeProblem(text)).toBe(problem)
})

test('codes go by Zalo first, then by turns [B-318]', () => {
  expect(nextChannel(null)).toBe('ZALO')
  expect(nextChannel('ZALO')).toBe('SMS')
  expect(nextChannel('SMS')).toBe('ZALO')
  expect(nextChannel('VOICE')).toBe('ZALO')
})

test.each([
  [10_000, 0, 10],
  [10_000, 9_001, 1],
  [10_000, 10_000, 0],
  [10_000, 99_000, 0],
])('until %i at %i there are %i seconds [B-319, B-320]', (instant, now, seconds) => {
  expect(secondsUntil(instant, now)).toBe(seconds)
})

test('the hold counts down in minutes and seconds', () => {
  expect([clockText(245), clockText(9)]).toEqual(['4:05', '0:09'])
})
