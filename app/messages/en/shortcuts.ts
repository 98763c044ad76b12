import type { shortcuts as vi } from '../vi/shortcuts'
import type { Wording } from '../wording'

/** Ways to a salon in one press, on /booking while none is chosen. */
export const shortcuts = {
  findNear: 'Find a salon near you',
  visitedSalons: 'Salons you’ve been to',
  soonestSalons: 'Free soonest today',
  nearestSalons: 'Nearest to you',
  proposedSalon: '{salon}, {place} ·\u00a0{hour}',
  proposedPlace: '{salon}, {place}',
  cities: 'Salons by city',
} as const satisfies Wording<typeof vi>
