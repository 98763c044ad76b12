import { expect, test } from 'vitest'
import { tokenIn } from './paths'

const token = `01KDEMV${'A'.repeat(18)}-_${'b'.repeat(23)}`

test.each(['', '.', ').', ' ', '\u200B', '…', '",'])(
  'what a message puts behind a manage link is no part of its token: "%s"',
  (behind) => expect(tokenIn(token + behind)).toBe(token),
)

test.each([`${token}A`, token.slice(1), 'xin-chao', '', '.'])(
  'no other address becomes a token: "%s"',
  (other) => expect(tokenIn(other)).toBe(other),
)
