import type { DraftEvent } from '../draft/draft'

/**
 * A press on one of the group's buttons, as a form posts it: `size:2`, `person:3` (counted from 1)
 * or `copy`; null for anything else.
 */
export function readGroupMove(text: string): DraftEvent | null {
  if (text === 'copy') return { type: 'copyFirst' }
  const match = /^(size|person):([1-9])$/.exec(text)
  if (!match) return null
  const number = Number(match[2])
  return match[1] === 'size'
    ? { type: 'setSize', size: number }
    : { type: 'choosePerson', index: number - 1 }
}
