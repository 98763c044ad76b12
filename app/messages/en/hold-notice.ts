import type { holdNotice as vi } from '../vi/hold-notice'
import type { Wording } from '../wording'

/** Shortly before the hours that a browser holds are given up. */
export const holdNotice = {
  endsSoon: 'Your time is held for a few more seconds.',
  extend: 'Hold 3 more minutes',
  lastTime: 'This time can be extended only once. Press Complete booking before it runs out.',
} as const satisfies Wording<typeof vi>
