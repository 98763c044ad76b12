import { expect, test } from 'vitest'
import { newsHeld } from './use-held-hours'

const held = { kind: 'held' as const, until: 2, endsAt: 2, extendableAt: null }
const taken = { kind: 'taken' as const, reason: 'TAKEN' as const, message: '', nearest: [] }
const refused = { kind: 'refused' as const, taken }

test('a refusal stays while the rest of the group is held, until the next choice [O-51]', () => {
  const last = { of: 'the rest', news: refused }
  expect(newsHeld(last, { of: 'the rest', news: held })).toBe(last)
  const next = { of: 'another choice', news: held }
  expect(newsHeld(last, next)).toBe(next)
  const longer = { of: 'another choice', news: { ...held, endsAt: 3 } }
  expect(newsHeld(next, longer)).toBe(longer)
})
