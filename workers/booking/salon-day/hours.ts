import * as z from 'zod'
import {
  BOARD_FRAMES,
  BOARD_PEOPLE,
  type BoardEntry,
  boardIndex,
} from '../../../domain/board-entry'
import {
  FIRST_FRAME_MINUTES,
  FRAME_MINUTES,
  LAST_HOUR_ID,
  startOf,
  timeLabel,
} from '../../../domain/frames'
import type { Message } from '../../kit/message'
import type { LocalDate } from '../../kit/values'
import { jsonColumn } from '../../kit/rows'
import { instantOf } from '../../kit/vietnam-time'
import { isServable } from '../../../domain/delivery'
import type { HoursRequest } from './watchers'
import type { Ledger, StaffNeed } from './ledger'

/**
 * A salon's opening hours on a day, in minutes after midnight; `message` gives the reason when it
 * is closed.
 */
export type Opening = {
  isOpen: boolean
  openMinutes: number
  closeMinutes: number
  message: Message
}

const freeHour = z.object({
  hourId: z.int(),
  isFree: z.boolean(),
  freeStylists: z.int(),
  freeSkinners: z.int(),
})

/** A frame with the number of staff free from its start for the whole requested length. */
export type FreeHour = z.output<typeof freeHour>

/** The text of a live event: the frames of a day. */
export const freeHoursMessage = jsonColumn(z.array(freeHour))

/** A frame's start as the chain writes it, `9h30`. */
export function hourLabel(hourId: number): string {
  return timeLabel(startOf(hourId))
}

/** Epoch ms at which a frame of a day starts. */
export function instantOfHour(date: LocalDate, hourId: number): number {
  return instantOf(date, startOf(hourId))
}

/** First frame of a day that has not started yet; the one behind the last when the day is over. */
export function firstHourAfter(date: LocalDate, now: number): number {
  for (let hourId = 1; hourId <= LAST_HOUR_ID; hourId++)
    if (instantOfHour(date, hourId) > now) return hourId
  return LAST_HOUR_ID + 1
}

/** utm_source of the page in a salon, where a frame that has just begun may be taken. */
export const AT_SALON = 'book_at_salon'

/**
 * Ms after the start of a frame in which a customer at the salon may still take it: they sit down
 * now, and a stylist is hardly ever more than two frames late. "At the salon" is only a claim in
 * the page's query, so it opens no more of the past than this.
 */
const AT_SALON_MS = 40 * 60_000

/**
 * First frame of a day that a customer at the salon may take for services of `frames` frames: it
 * began at most forty minutes ago, and the services end after now.
 */
export function firstHourAtSalon(date: LocalDate, now: number, frames: number): number {
  return firstHourAfter(date, now - Math.min(AT_SALON_MS + 1, frames * FRAME_MINUTES * 60_000))
}

/** Whether services of `frames` frames begin after the salon opens and end before it closes. */
export function fitsOpening(opening: Opening, hourId: number, frames: number): boolean {
  const starts = startOf(hourId)
  return (
    opening.isOpen &&
    hourId >= 1 &&
    lastHourOf(hourId, frames) <= LAST_HOUR_ID &&
    starts >= opening.openMinutes &&
    starts + frames * FRAME_MINUTES <= opening.closeMinutes
  )
}

/** The last frame that services take. */
export function lastHourOf(hourId: number, frames: number): number {
  return hourId + frames - 1
}

/**
 * Frames inside [from, to) minutes after midnight, as first and last hourId; empty when last <
 * first.
 */
export function framesWithin(
  fromMinutes: number,
  toMinutes: number,
): { first: number; last: number } {
  const first = Math.max(1, Math.ceil((fromMinutes - FIRST_FRAME_MINUTES) / FRAME_MINUTES) + 1)
  const last = Math.min(LAST_HOUR_ID, Math.floor((toMinutes - FIRST_FRAME_MINUTES) / FRAME_MINUTES))
  return { first, last }
}

/** The part of the day a frame belongs to. */
export function partOfDay(hourId: number): 'Sáng' | 'Chiều' | 'Tối' {
  const minutes = startOf(hourId)
  if (minutes < 12 * 60) return 'Sáng'
  return minutes < 17 * 60 + 30 ? 'Chiều' : 'Tối'
}

/** The frames between opening and closing, with who is free from each for the whole length. */
export function freeHours(
  { ledger, opening, firstHour }: Offering,
  { stylistId, frames, delivery }: HoursRequest,
): FreeHour[] {
  const { first, last } = framesWithin(opening.openMinutes, opening.closeMinutes)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const hourId = first + index
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
