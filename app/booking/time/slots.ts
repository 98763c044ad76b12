import { instantOf } from './vietnam-day'

/** The fields of a frame that the rules need. */
export type Frame = { id: string; start: number; isFree: boolean }

/** When and where frames are looked at. */
export type SlotLook = { date: string; now: number; utmSource: string }

/** The instant (epoch ms) at which a frame begins. */
function startOf({ start }: Pick<Frame, 'start'>, date: string): number {
  return instantOf(date, start)
}

/** Hours of a day in their parts; null while they are not loaded. */
export type DayHours<F> = { groups: readonly { hours: readonly F[] }[] } | null

/** The frames of a day. */
export function framesOfDay<F>(hours: DayHours<F>): F[] {
  return hours?.groups.flatMap((part) => part.hours) ?? []
}

/**
 * A chosen hour as the chain writes it, `9h30`; null without one, and where the hours of its day
 * are not loaded or do not have it.
 */
export function hourLabel(
  hours: DayHours<{ id: string; label: string }>,
  chosen: string | null,
): string | null {
  return framesOfDay(hours).find(({ id }) => id === chosen)?.label ?? null
}

/** The hour at which the first of these people comes; null like that of one. */
export function firstHourLabel(
  hours: DayHours<{ id: string; label: string }>,
  people: readonly { hourId: string | null }[],
): string | null {
  const first = framesOfDay(hours).find(({ id }) => people.some(({ hourId }) => hourId === id))
  return first?.label ?? null
}

/** In-salon use, where a customer at the reception may take a frame that has begun. */
export function isAtSalon(utmSource: string): boolean {
  return utmSource === 'book_at_salon'
}

/** Whether a frame can be chosen: free, and not past unless the customer is at the salon. */
export function canTake(frame: Frame, { date, now, utmSource }: SlotLook): boolean {
  return frame.isFree && (isAtSalon(utmSource) || startOf(frame, date) > now)
}

/** A group of frames as it is shown: those that are over have left it, and how many of the others can be chosen. */
export type FrameGroup<F> = {
  name: string
  frames: readonly { frame: F; canTake: boolean }[]
  free: number
}

/** Leaves out the frames that are past; `gone` are ids that turned out to be past. */
export function frameGroup<F extends Frame>(
  { name, hours }: { name: string; hours: readonly F[] },
  look: SlotLook,
  gone: readonly string[] = [],
): FrameGroup<F> {
  const frames = hours
    .map((frame) => ({ frame, canTake: canTake(frame, look) && !gone.includes(frame.id) }))
    .filter((one) => one.canTake || startOf(one.frame, look.date) > look.now)
  return { name, frames, free: frames.filter((one) => one.canTake).length }
}

/** The first frame that can be chosen, null when the day is full. */
export function firstToTake<F extends Frame>(frames: readonly F[], look: SlotLook): F | null {
  return frames.find((frame) => canTake(frame, look)) ?? null
}

/** The hour that is chosen without the customer: the first free one, in the salon only. */
export function hourChosenForHim(
  frames: readonly Frame[],
  chosen: string | null,
  look: SlotLook,
): string | null {
  return chosen ?? (isAtSalon(look.utmSource) ? (firstToTake(frames, look)?.id ?? null) : null)
}

/**
 * Who is fully booked: a chosen stylist opens the popup, any stylist shows the text under the day.
 */
export function whoIsFull(hasFree: boolean, stylistId: string | null): 'stylist' | 'salon' | null {
  if (hasFree) return null
  return stylistId === null ? 'salon' : 'stylist'
}
