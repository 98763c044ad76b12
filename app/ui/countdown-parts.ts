/** Whole days, hours (0–23) and minutes (0–59) left; `over` when the instant has come. */
export type TimeLeft = { days: number; hours: number; minutes: number; over: boolean }

const minuteMs = 60_000

/**
 * Time left from `nowMs` to `targetMs`, both epoch milliseconds; a begun minute counts, so that 0
 * never shows before the time.
 */
export function countdownTo(targetMs: number, nowMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil((targetMs - nowMs) / minuteMs))
  return {
    days: Math.floor(left / 1440),
    hours: Math.floor(left / 60) % 24,
    minutes: left % 60,
    over: targetMs <= nowMs,
  }
}

/** Milliseconds until the shown minute changes, so that the page wakes only then. */
export function nextTickMs(targetMs: number, nowMs: number): number {
  const rest = (targetMs - nowMs) % minuteMs
  return rest > 0 ? rest : rest + minuteMs
}
