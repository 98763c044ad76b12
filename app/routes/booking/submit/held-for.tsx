import { useState } from 'react'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { useTicking } from '~/ui/use-server-now'

/**
 * The remaining time of the held hours, in minutes and seconds; `endsAt` by this browser's clock, as
 * the page may be much older than the hold.
 */
export function HeldFor({ endsAt }: { endsAt: number }) {
  const [now] = useState(Date.now)
  const seconds = Math.max(0, Math.round((endsAt - useTicking(now)) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="summary__held num" role="timer">
      {formatMessage(words.heldFor, { left })}
    </span>
  )
}
