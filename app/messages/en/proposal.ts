import type { proposal as vi } from '../vi/proposal'
import type { Wording } from '../wording'

/** What was chosen for a returning customer. */
export const proposal = {
  againReady: 'Same as last time, at the nearest free time. Check it and press Complete booking.',
  againBusy:
    '{name} is fully booked on all the days you can choose. We picked the salon’s nearest free time; change anything below.',
  againStylist: 'Your last stylist',
  againFull: 'The salon is full on all the days you can choose. Please choose another salon.',
  againUsual: 'Same salon and services as last time; change anything below.',
} as const satisfies Wording<typeof vi>
