import { expect, test } from 'vitest'
import { cutText, linesText, lineText, plainText } from './typed-text'

test.each([
  ['\u202a0912\u202c', '0912'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['๐๙', '09'],
  ['𝟎𝟗 𝟘𝟡 ０９', '09 09 09'],
  ['Ｍｉｎｈ 𝐌𝐢𝐧𝐡', 'Minh Minh'],
  ['Ba\u00adng\u200b \u00a0 la\u0300', 'Bang là'],
  ['a\u034f\u0301', 'á'],
  ['\u3164\u2800\ufeff', ''],
  ['a\ud800', 'a\ufffd'],
])('%j means %j', (typed, text) => {
  expect(plainText(typed)).toBe(text)
})

test('words keep what can be seen, and pictures what joins them', () => {
  expect(lineText(' ½ m² …\t“Ok”　！ ')).toBe('½ m² … “Ok” !')
  expect(lineText('👨‍👩‍👧 ❤️ 👍🏽‍ a\u200db\ufe0f')).toBe('👨‍👩‍👧 ❤️ 👍🏽‍ ab')
  expect(lineText('Cắt\u202e tóc'.normalize('NFD'))).toBe('Cắt tóc')
  expect(lineText('A\u0000B\u0007C')).toBe('A B C')
  expect(lineText('x\ud800y')).toBe('x\ufffdy')
})

test('lines stay lines, whoever ends them', () => {
  expect(linesText('\r\n a  b \r\nc\u0000d\re\u2028f\n')).toBe('a b\nc d\ne\nf')
})

test('a text is cut between its signs', () => {
  expect([cutText('a💈b', 2), cutText('a💈b', 3), cutText('ab', 9)]).toEqual(['a', 'a💈', 'ab'])
})
