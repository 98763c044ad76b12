import type { days as vi } from '../vi/days'
import type { Wording } from '../wording'

/** Names of the days on offer (T-28, T-33), and the time that is left to an appointment. */
export const days = {
  tags: { TODAY: 'Today', TOMORROW: 'Tomorrow', DAY_AFTER: 'In 2 days' },
  names: { TODAY: 'today', TOMORROW: 'tomorrow', DAY_AFTER: 'the day after tomorrow' },
  left: {
    days: 'd',
    hours: 'h',
    minutes: 'min',
    inHours: '{hours} {hours|hour|hours} {minutes} {minutes|minute|minutes} left',
    inMinutes: '{minutes} {minutes|minute|minutes} left',
    inDays:
      '{days} {days|day|days}, {hours} {hours|hour|hours} and {minutes} {minutes|minute|minutes} to go',
    over: 'It’s time for your appointment',
  },
} as const satisfies Wording<typeof vi>
