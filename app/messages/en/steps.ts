import type { steps as vi } from '../vi/steps'
import type { Wording } from '../wording'

const titles: Record<number, string> = {
  0: 'Book your place',
  1: 'Choose a salon',
  2: 'Choose services',
  3: 'Service details',
  4: 'Salon offers',
  5: 'Offer details',
}

/** Titles of the booking flow's steps (T-01…T-06). */
export const steps = { titles, done: 'Done' } as const satisfies Wording<typeof vi>
