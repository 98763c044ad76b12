import { useEffect, useState } from 'react'
import { formatMessage } from '~/messages/format-message'
import { days as dayWords } from '~/messages/vi/days'
import { useServerNow } from './use-server-now'
import { VisuallyHidden } from './visually-hidden'

/** Whole days, hours (0–23) and minutes (0–59) left; `over` when the instant has come. */
type TimeLeft = { days: number; hours: number; minutes: number; over: boolean }

const minuteMs = 60_000
const words = dayWords.left

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

/**
 * Days, hours and minutes to `targetMs`, measured from the server's `nowMs` (both epoch ms), so
 * that a wrong clock in the browser does no harm.
 */
export function Countdown({ targetMs, nowMs }: { targetMs: number; nowMs: number }) {
  const now = useMinutes(nowMs, targetMs)
  const { days, hours, minutes, over } = countdownTo(targetMs, now)
  return (
    <div className="countdown" role="timer">
      <VisuallyHidden>
        {over
          ? words.over
          : formatMessage(days > 0 ? words.inDays : hours > 0 ? words.inHours : words.inMinutes, {
              days,
              hours,
              minutes,
            })}
      </VisuallyHidden>
      {days > 0 ? <Part number={days} unit={words.days} /> : null}
      {days > 0 || hours > 0 ? <Part number={hours} unit={words.hours} /> : null}
      <Part number={minutes} unit={words.minutes} />
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

/** The server's time, drawn anew when the last part changes. */
function useMinutes(serverNowMs: number, targetMs: number): number {
  const now = useServerNow(serverNowMs)
  const [shown, setShown] = useState(serverNowMs)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const current = now()
      setShown(current)
      clearTimeout(timer)
      if (current < targetMs) timer = setTimeout(tick, nextTickMs(targetMs, current) + 20)
    }
    tick()
    // A sleeping phone delays timers: what it shows on waking must be right at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
    // `now` reads a reference, so it stays right.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [serverNowMs, targetMs])
  return shown
}
