import type { Ledger, StaffNeed } from './ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { fitsOpening, type Opening } from './slots'

/** What determines which frames may be offered. */
export type Offering = { ledger: Ledger; opening: Opening; firstHour: number }

/** Free times offered on each side of the requested one. */
const PER_SIDE = 3

/**
 * Starting frames of customer 1, near their own, at which the whole group could be served: three
 * earlier and three later ones, nearest first.
 */
export function nearestHours(
  { ledger, opening, firstHour }: Offering,
  needs: readonly StaffNeed[],
  including: 'others' | 'same',
): number[] {
  const [first] = needs
  if (!first) return []
  const found: number[] = []
  const sides = { [-1]: 0, [1]: 0 }
  for (let distance = including === 'same' ? 0 : 1; distance < LAST_HOUR_ID; distance++) {
    for (const side of [-1, 1] as const) {
      if (sides[side] >= PER_SIDE || (distance === 0 && side === 1)) continue
      const shifted = needs.map((need) => ({ ...need, hourId: need.hourId + side * distance }))
      if (
        !shifted.every(
          (need) => need.hourId >= firstHour && fitsOpening(opening, need.hourId, need.frames),
        ) ||
        !ledger.plan(shifted)
      )
        continue
      if (distance > 0) sides[side]++
      found.push(first.hourId + side * distance)
    }
  }
  return found
}
