import { expect, test } from 'vitest'
import { translators } from '~/server/request/language'
import { translate as onTheWay } from './en/translate'

type Params = { name: string; values: string[] }[]

/** An answer with one message of codes, as it comes from the gateway. */
function answerWith(...codes: [code: string, params?: Params][]) {
  const coded = codes.map(([code, params = []]) => ({ code, params }))
  return { act: { __typename: 'NotFound', message: '', coded } }
}

function sentences(...codes: [code: string, params?: Params][]): string[] {
  return [translators.vi, translators.en, onTheWay].map(
    (translate) => translate(answerWith(...codes)).act.message,
  )
}

test('a message is written in the language of the page, in loaders and in the browser [O-36, H-014]', () => {
  const english = 'You have no spins left. Do quests or swap points for more!'
  expect(sentences(['NO_SPINS'])).toEqual([
    'Anh đã hết lượt quay. Làm nhiệm vụ hoặc đổi điểm để có thêm lượt nhé!',
    english,
    english,
  ])
})

test('several messages are written one after the other, in lists too [O-36]', () => {
  expect(sentences(['NO_QUEST'], ['NO_PACK'])[0]).toBe(
    'Nhiệm vụ này không còn nữa. Gói đổi lượt này không còn nữa.',
  )
  const issues = [{ field: 'a', ...answerWith(['NO_PACK']).act }]
  expect(translators.vi({ act: { issues } }).act.issues[0]?.message).toBe(
    'Gói đổi lượt này không còn nữa.',
  )
})

test('the sentence of a host is shown as it was sent; an unknown code leaves no text [O-36, H-275]', () => {
  const host = { act: { message: 'Hôm nay hết quà.', coded: null } }
  expect(translators.vi(host).act.message).toBe('Hôm nay hết quà.')
  expect(translators.en(host).act.message).toBe('Hôm nay hết quà.')
  expect(sentences(['NO_SUCH_CODE'])).toEqual(['', '', ''])
})
