import type { StaffNeed } from '../salon-day/ledger'
import type { HoldRequest } from '../salon-day/slot-hold'

/** How long a hold lasts, in milliseconds. */
export const MINUTES_3 = 180_000

/** A need of one person at an hour: two frames of any stylist. */
export function need(hourId: number, over: Partial<StaffNeed> = {}): StaffNeed {
  return { hourId, frames: 2, delivery: 1, stylistId: null, skinnerId: null, ...over }
}

/** A browser's request to hold these hours, one for each person. */
export function holdRequest(
  ownerToken: string,
  hourIds: number[],
  over: Partial<HoldRequest> = {},
): HoldRequest {
  return {
    ownerToken,
    network: null,
    needs: hourIds.map((hourId) => need(hourId)),
    isAtSalon: false,
    ...over,
  }
}
