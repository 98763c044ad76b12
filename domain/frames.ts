/** Length of a frame in minutes (demo-data §2). */
export const FRAME_MINUTES = 20

/** Frames of a day: hourId 1 starts at 8:30, 36 at 20:10. */
export const LAST_HOUR_ID = 36

/** Minutes after midnight at which the first frame starts. */
export const FIRST_FRAME_MINUTES = 8 * 60 + 30

/** Minutes after midnight at which a frame starts. */
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
