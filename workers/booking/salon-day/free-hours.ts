import type { Offering } from './nearest'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { isServable } from '../../../domain/delivery'
import { fitsOpening, type FreeHour } from './slots'
import type { HoursRequest } from './watchers'

/** The frames of a day with who is free from each for the whole length. */
export function freeHours(
  { ledger, opening, firstHour }: Offering,
  { stylistId, frames, delivery }: HoursRequest,
): FreeHour[] {
  return Array.from({ length: LAST_HOUR_ID }, (_, index) => {
    const hourId = index + 1
    const fits = hourId >= firstHour && fitsOpening(opening, hourId, frames)
    const freeStylists = fits ? ledger.freeOf('stylist', hourId, frames, stylistId).length : 0
    const freeSkinners = fits ? ledger.freeOf('skinner', hourId, frames, null).length : 0
    return {
      hourId,
      isFree: fits && isServable(delivery, freeStylists, freeSkinners),
      freeStylists,
      freeSkinners,
    }
  })
}
