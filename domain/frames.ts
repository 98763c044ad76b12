/** Length of a frame in minutes (demo-data §2). */
export const FRAME_MINUTES = 20

/** Minutes after midnight at which the first frame of our own booking backend starts. */
export const FIRST_FRAME_MINUTES = 8 * 60 + 30

/** Minutes after midnight at which the last frame of any day is over: 23h, before Tết. */
export const LAST_CLOSE_MINUTES = 23 * 60

/** The last frame that any day of our own booking backend can have; hourId 1 is the first. */
export const LAST_HOUR_ID = Math.floor((LAST_CLOSE_MINUTES - FIRST_FRAME_MINUTES) / FRAME_MINUTES)

/** Minutes after midnight at which a frame of our own booking backend starts. */
export function startOf(hourId: number): number {
  return FIRST_FRAME_MINUTES + (hourId - 1) * FRAME_MINUTES
}

/** Frames that services of so many minutes take; at least one. */
export function framesFor(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / FRAME_MINUTES))
}

/** Minutes after midnight as the chain writes hours: 570 → `9h30`, 540 → `9h00`. */
export function timeLabel(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
}

/** Minutes after midnight that a text names first: `9h30 - 10h10` → 570, `09:30` too; or null. */
export function minutesIn(text: string): number | null {
  const [, hours, minutes = '0'] = /(\d{1,2})\s?[h:](?:\s?(\d{2}))?/i.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return Number(hours) * 60 + Number(minutes)
}
