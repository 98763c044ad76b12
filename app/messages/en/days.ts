import type { days as vi } from '../vi/days'
import type { Wording } from '../wording'

/** Names of the days on offer (T-28, T-33), and the time that is left to one. */
export const days = {
  tags: { TODAY: 'Today', TOMORROW: 'Tomorrow', DAY_AFTER: 'In 2 days' },
  names: { TODAY: 'today', TOMORROW: 'tomorrow', DAY_AFTER: 'the day after tomorrow' },
  units: { days: 'd', hours: 'h', minutes: 'min' },
  timeLeft:
    '{days} {days|day|days}, {hours} {hours|hour|hours} and {minutes} {minutes|minute|minutes} to go',
  timeLeftToday: '{hours} {hours|hour|hours} {minutes} {minutes|minute|minutes} left',
  minutesLeft: '{minutes} {minutes|minute|minutes} left',
  timeIsUp: 'It’s time for your appointment',
} as const satisfies Wording<typeof vi>
