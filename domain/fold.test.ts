import { expect, test } from 'vitest'
import { fold, slugOf } from './fold'

test.each([
  ['Cầu Giấy', 'cau giay'],
  ['ĐỐNG ĐA', 'dong da'],
  ['  TP. Hồ Chí  Minh ', 'tp ho chi minh'],
  ['Đường 30/4', 'duong 30 4'],
  ['Đđ ƠưÂ', 'dd oua'],
  ['a--b', 'a b'],
  ['…', ''],
])('"%s" is searched as "%s" [H-153]', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('a name in an address has hyphens, an end without one, and is never empty', () => {
  expect(slugOf('Combo 3 – Gội dưỡng sinh')).toBe('combo-3-goi-duong-sinh')
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  expect(slugOf('…')).toBe('x')
})
