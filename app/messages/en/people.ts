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
} as const satisfies Wording<typeof vi>
