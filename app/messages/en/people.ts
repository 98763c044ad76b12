import type { people as vi } from '../vi/people'
import type { Wording } from '../wording'

/** The people of a group on /booking. */
export const people = {
  list: 'People in your group',
  personDone: 'Done',
  personActive: 'Choosing',
  personNone: 'After guest {n}',
  personServices: '{n} {n|service|services}',
  personAdvised: 'Advice at the salon',
  hint: 'Everyone chooses their own services and time, at the same salon on the same day.',
  apart: 'Not everyone has the same time: {people}.',
} as const satisfies Wording<typeof vi>
