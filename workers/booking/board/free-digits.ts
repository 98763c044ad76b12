import {
  BOARD_FRAMES,
  BOARD_PEOPLE,
  type BoardEntry,
  boardIndex,
} from '../../../domain/board-entry'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { freeHours } from '../salon-day/free-hours'
import type { Offering } from '../salon-day/nearest'

/**
 * A salon-day's availability in the board's form: that of the list of hours for each length. Frames
 * that have begun count as free: readers of the board know the time.
 */
export function freeDigits({
  ledger,
  opening,
}: Pick<Offering, 'ledger' | 'opening'>): Pick<BoardEntry, 'stylists' | 'skinners'> {
  const stylists = new Uint8Array(LAST_HOUR_ID * BOARD_PEOPLE)
  const skinners = new Uint8Array(LAST_HOUR_ID * BOARD_PEOPLE)
  const offering = { ledger, opening, firstHour: 1 }
  for (let frames = 1; frames <= BOARD_FRAMES; frames++) {
    const hours = freeHours(offering, { stylistId: null, frames, delivery: 3, ownerToken: null })
    for (const { hourId, freeStylists, freeSkinners } of hours) {
      const at = boardIndex(hourId)
      stylists.fill(frames, at, at + Math.min(freeStylists, BOARD_PEOPLE))
      skinners.fill(frames, at, at + Math.min(freeSkinners, BOARD_PEOPLE))
    }
  }
  return { stylists: stylists.join(''), skinners: skinners.join('') }
}
