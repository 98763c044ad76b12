import { expect, test } from 'vitest'
import { coded, issueMessage, messageDto } from './message'

test('a message travels as codes with parameters, or as the text of a host', () => {
  const refusal = coded('NO_SPINS')
  expect(refusal).toEqual([{ code: 'NO_SPINS', params: {} }])
  expect(messageDto.parse(JSON.parse(JSON.stringify(refusal)))).toEqual(refusal)
  expect(messageDto.parse('Lịch Không Tồn Tại!')).toBe('Lịch Không Tồn Tại!')
  expect(messageDto.parse([{ code: 'NO_SPINS' }])).toEqual(refusal)
})

test('a code that nobody knows is no message', () => {
  expect(messageDto.safeParse([{ code: 'toString', params: {} }]).success).toBe(false)
  expect(messageDto.safeParse([{ code: 'NO_SUCH_CODE' }]).success).toBe(false)
})

test('a code carries its parameters, and the text of an issue may be a code', () => {
  const taken = [{ code: 'PLACE_TAKEN', params: { hour: 550 } }]
  expect(coded('PLACE_TAKEN', { hour: 550 })).toEqual(taken)
  expect(messageDto.parse(taken)).toEqual(taken)
  expect(issueMessage('NO_BIRTHDAY')).toEqual(coded('NO_BIRTHDAY'))
  expect(issueMessage('Too big: expected string')).toBe('Too big: expected string')
})
