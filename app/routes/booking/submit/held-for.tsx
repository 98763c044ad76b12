import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { useTicking } from '~/ui/use-server-now'

/**
 * The remaining time of the held hours, in minutes and seconds; `until` and the server's `now` in
 * epoch ms.
 */
export function HeldFor({ until, now }: { until: number; now: number }) {
  const seconds = Math.max(0, Math.round((until - useTicking(now)) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="summary__held num" role="timer">
      {formatMessage(words.heldFor, { left })}
    </span>
  )
}
