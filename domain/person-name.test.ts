import { expect, test } from 'vitest'
import { isPersonName, normalizePersonName } from './person-name'

test.each(['Tuấn', 'bé Bin 5 tuổi', "D'Arcy (bạn)", 'Ái', '李雷'])('%s is a name', (text) => {
  expect(isPersonName(text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['digits alone', '0912'],
  ['accents alone', '\u0301\u0301'],
  ['half a pair', normalizePersonName('Tuấn \ud83d')],
  ['an invisible letter', normalizePersonName('\u3164')],
])('%s is no name', (_what, text) => {
  expect(isPersonName(text)).toBe(false)
})

test('a name loses what surrounds it, and has one form of each accent', () => {
  expect(normalizePersonName('  bé \t\n Bin ')).toBe('bé Bin')
  expect(normalizePersonName('Tuấn'.normalize('NFD'))).toBe('Tuấn')
  expect(normalizePersonName('Tu\u202eấ\u0000n\u200b')).toBe('Tuấn')
})
