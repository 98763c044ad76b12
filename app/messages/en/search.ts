import type { search as vi } from '../vi/search'
import type { Wording } from '../wording'

/** The message of an empty search. */
export const search = {
  empty: 'Please enter something to search for.',
  invalid: 'Please enter a valid search.',
} as const satisfies Wording<typeof vi>
