import type { days as vi } from '../vi/days'
import type { Wording } from '../wording'

/** Names of the days on offer (T-28, T-33). */
export const days = {
  tags: { TODAY: 'Today', TOMORROW: 'Tomorrow', DAY_AFTER: 'In 2 days' },
  names: { TODAY: 'today', TOMORROW: 'tomorrow', DAY_AFTER: 'the day after tomorrow' },
} as const satisfies Wording<typeof vi>
