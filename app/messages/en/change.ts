import type { change as vi } from '../vi/change'
import type { Wording } from '../wording'

/** A booking that is being changed, on every screen of /booking. */
export const change = {
  changeKeep: 'Keep the old one',
  changeBar: 'Changing your booking',
  changing: 'Changing {from} → {to}',
  changingFrom: 'Changing {from}',
  changeHour: '{from} → {to} · {day}',
  changeTo: '{from} → {to}',
  changingAny: 'You’re changing your booking.',
  changeTime: '{hour}, {day}',
} as const satisfies Wording<typeof vi>
