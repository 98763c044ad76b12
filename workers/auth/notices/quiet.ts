import { QUIET_LEAD, type QuietHours } from '../../../domain/quiet-hours'
import { addDays, instantOf, vietnamDay, vietnamMinutes } from '../../kit/vietnam-time'

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
