import { expect, test } from 'vitest'
import { coded, messageWire } from './message'

test('a message travels as codes with parameters, or as the text of a host', () => {
  const refusal = coded('NO_SPINS')
  expect(refusal).toEqual([{ code: 'NO_SPINS', params: {} }])
  expect(messageWire.parse(JSON.parse(JSON.stringify(refusal)))).toEqual(refusal)
  expect(messageWire.parse('Lịch Không Tồn Tại!')).toBe('Lịch Không Tồn Tại!')
  expect(messageWire.parse([{ code: 'NO_SPINS' }])).toEqual(refusal)
})

test('a code that nobody knows is no message', () => {
  expect(messageWire.safeParse([{ code: 'toString', params: {} }]).success).toBe(false)
  expect(messageWire.safeParse([{ code: 'NO_SUCH_CODE' }]).success).toBe(false)
})
