import { addDays, instantOf, vietnamDay, vietnamMinutes } from './vietnam-day'

/** Hours in which a customer gets no messages, in minutes after Vietnamese midnight. */
export type QuietHours = {
  /** In the evening. */
  from: number
  /** In the morning. */
  until: number
}

/** Nobody gets messages from 22:00 to 6:30, except the codes that they ask for. */
export const NIGHT: QuietHours = { from: 22 * 60, until: 6 * 60 + 30 }

/** How far a customer may widen the night. */
export const WIDEST_NIGHT: QuietHours = { from: 17 * 60, until: 12 * 60 }

/** Quiet hours begin and end on half hours. */
export const QUIET_STEP = 30

/** Quiet hours begin so many minutes earlier for who sends, as providers take time. */
export const QUIET_LEAD = 5

/** Whether a customer may have these quiet hours: the night at least, on half hours. */
export function isQuietHours({ from, until }: QuietHours): boolean {
  return (
    from % QUIET_STEP === 0 &&
    until % QUIET_STEP === 0 &&
    from >= WIDEST_NIGHT.from &&
    from <= NIGHT.from &&
    until >= NIGHT.until &&
    until <= WIDEST_NIGHT.until
  )
}

/** When the quiet hours end in which `now` lies (epoch ms); null outside of them. */
export function quietUntil({ from, until }: QuietHours, now: number): number | null {
  const minutes = vietnamMinutes(now)
  const isEvening = minutes >= from - QUIET_LEAD
  if (!isEvening && minutes >= until) return null
  const day = vietnamDay(now)
  return instantOf(isEvening ? addDays(day, 1) : day, until)
}

/** When the next quiet hours begin (epoch ms); `now` itself in them. */
export function quietFrom({ from, until }: QuietHours, now: number): number {
  const minutes = vietnamMinutes(now)
  return minutes < from && minutes >= until ? instantOf(vietnamDay(now), from) : now
}
