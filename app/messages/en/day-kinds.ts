import type { dayKinds as vi } from '../vi/day-kinds'
import type { Wording } from '../wording'

/** What a day on offer is; the server writes it. */
export const dayKinds = {
  weekday: 'Weekday',
  weekend: 'Weekend',
  greyed: 'Not open yet',
  full: 'full',
  closed: 'closed',
  chap: 'Lunar 12/{n}',
  gieng: 'Lunar 1/{n}',
  sale: 'More days open for booking at {time}, {day}. They’ll appear here by themselves.',
} as const satisfies Wording<typeof vi>
