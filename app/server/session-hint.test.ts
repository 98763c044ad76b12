import { expect, test } from 'vitest'
import { markKnown } from './session-hint'

const hint = 'muot_known=1; Path=/; SameSite=Lax; Max-Age=94608000'

function marked(...lines: string[]): string[] {
  const headers = new Headers()
  for (const line of lines) headers.append('set-cookie', line)
  markKnown(headers)
  return headers.getSetCookie().slice(lines.length)
}

test('who gets a session or a proof of a booking is marked as known, over TLS with Secure', () => {
  expect(marked('muot_session=a; Path=/; HttpOnly')).toEqual([hint])
  expect(marked('muot_holder=a; Path=/; Secure', 'muot_session=b')).toEqual([`${hint}; Secure`])
})

test('an ended session and other cookies mark nobody', () => {
  expect(marked('muot_session=; Max-Age=0', 'muot_lang=en')).toEqual([])
})
