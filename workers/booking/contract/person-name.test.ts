import { expect, test } from 'vitest'
import { personName } from './manage'

test.each(['Tuấn', 'bé Bin 5 tuổi', "D'Arcy (bạn)", 'Ái', '李雷'])('%s is a name', (text) => {
  expect(personName.parse(text)).toBe(text)
})

test.each([
  ['digits alone', '0912'],
  ['accents alone', '\u0301\u0301'],
  ['half a pair', 'Tuấn \ud83d'],
])('%s is no name', (_what, text) => {
  expect(personName.safeParse(text).success).toBe(false)
})

test('a name loses what surrounds it and cannot be seen, and has one form of each accent', () => {
  expect(personName.parse('  bé \t\n Bin ')).toBe('bé Bin')
  expect(personName.parse('Tuấn'.normalize('NFD'))).toBe('Tuấn')
  expect(personName.parse('Tu\u202eấ\u0000n\u200b')).toBe('Tuấn')
  expect(personName.parse('\u3164')).toBe('')
})
