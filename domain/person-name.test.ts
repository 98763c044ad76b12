import { expect, test } from 'vitest'
import { isPersonName, normalizePersonName } from './person-name'

test.each(['Tuấn', 'bé Bin 5 tuổi', "D'Arcy (bạn)", 'Ái', '李雷'])('%s is a name', (text) => {
  expect(isPersonName(text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['digits alone', '0912'],
  ['a control character', 'Tu\u0000ấn'],
  ['a mark that turns the writing', 'Tu\u202eấn'],
  ['half a pair', 'Tuấn \ud83d'],
])('%s is no name', (_what, text) => {
  expect(isPersonName(text)).toBe(false)
})

test('a name loses what surrounds it, and has one form of each accent', () => {
  expect(normalizePersonName('  bé \t\n Bin ')).toBe('bé Bin')
  expect(normalizePersonName('Tuấn'.normalize('NFD'))).toBe('Tuấn')
})
