import { expect, test } from 'vitest'
import { fold } from './fold'

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
