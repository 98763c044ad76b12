import { LAST_HOUR_ID, startOf } from './frames'

/** The longest services that the board knows of, in frames: three hours. */
export const BOARD_FRAMES = 9

/** So many of a kind are counted as free at once: those that the largest group needs. */
export const BOARD_PEOPLE = 5

/**
 * The board's entry of one salon-day. Each frame of the day has five digits: for how many frames
 * the five people who are free longest stay free from there, nine at most and the longest first;
 * `0` stands for nobody. So one digit shows whether that many customers can be served there for
 * that long, for any services.
 */
export type BoardEntry = {
  salonId: number
  /** `YYYY-MM-DD` in Vietnam. */
  date: string
  stylists: string
  skinners: string
  /** The frames that the digits are of, where our own booking backend has not numbered them. */
  frames?: readonly BoardFrame[]
}

/** A frame with its number and its start in minutes after midnight. */
export type BoardFrame = { id: number; start: number }

/** The frames of a day at our own booking backend. */
export const OWN_FRAMES: readonly BoardFrame[] = Array.from(
  { length: LAST_HOUR_ID },
  (_none, at) => ({ id: at + 1, start: startOf(at + 1) }),
)

/** The index of a frame's first digit. */
export function boardIndex(hourId: number): number {
  return (hourId - 1) * BOARD_PEOPLE
}

/** How many are free from a frame for so many frames; five at most are counted. */
export function freeOnBoard(digits: string, hourId: number, frames: number): number {
  let count = 0
  while (count < BOARD_PEOPLE && Number(digits[boardIndex(hourId) + count]) >= frames) count++
  return count
}
