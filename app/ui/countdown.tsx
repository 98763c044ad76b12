import { formatMessage } from '~/messages/format-message'
import { days as messages } from '~/messages/vi/days'
import { useTicking } from './use-server-now'
import { VisuallyHidden } from './visually-hidden'

/** Whole days, hours (0–23) and minutes (0–59) left; `over` when the instant has come. */
type TimeLeft = { days: number; hours: number; minutes: number; over: boolean }

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

/**
 * Days, hours and minutes to `targetMs`, measured from the server's `nowMs` (both epoch ms), so
 * that a wrong clock in the browser does no harm.
 */
export function Countdown({ targetMs, nowMs }: { targetMs: number; nowMs: number }) {
  const { days, hours, minutes, over } = countdownTo(targetMs, useTicking(nowMs))
  return (
    <div className="countdown" role="timer">
      <VisuallyHidden>
        {over
          ? messages.timeIsUp
          : formatMessage(
              days > 0
                ? messages.timeLeft
                : hours > 0
                  ? messages.timeLeftToday
                  : messages.minutesLeft,
              { days, hours, minutes },
            )}
      </VisuallyHidden>
      {days > 0 ? <Part number={days} unit={messages.units.days} /> : null}
      {days > 0 || hours > 0 ? <Part number={hours} unit={messages.units.hours} /> : null}
      <Part number={minutes} unit={messages.units.minutes} />
    </div>
  )
}

function Part({ number, unit }: { number: number; unit: string }) {
  return (
    <span className="countdown__part" aria-hidden="true">
      <span className="countdown__number num">{number}</span>
      <span className="countdown__unit">{unit}</span>
    </span>
  )
}
