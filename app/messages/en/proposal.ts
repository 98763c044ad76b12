import type { proposal as vi } from '../vi/proposal'
import type { Wording } from '../wording'

/** What was chosen for a returning customer. */
export const proposal = {
  againReady:
    'Chosen as last time, at the nearest free time. Have a look and press Complete booking!',
  againBusy:
    '{name} is fully booked on the days you can book. We chose the salon’s nearest free time; change anything below.',
  againStylist: 'Your last stylist',
  againFull: 'The salon is full on the days you can book, please choose another one!',
  againUsual: 'Salon and services are those of last time; change anything below.',
} as const satisfies Wording<typeof vi>
