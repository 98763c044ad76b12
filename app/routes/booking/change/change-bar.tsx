import { Link } from '@remix-run/react'
import { type DayHours, firstHourLabel } from '~/booking/time/slots'
import { formatMessage } from '~/messages/format-message'
import { change as messages } from '~/messages/vi/booking'
import { IconClock } from '~/ui/icons'
import { useDraft } from '../use-draft'
import type { CurrentBooking } from './current.server'
import { timeText } from './time-text'

type ChangeBarProps = {
  changing: CurrentBooking | null
  /** Of the shown day, on the screen that has them. */
  hours: DayHours<{ id: string; label: string }>
}

/**
 * Shows on every screen of the flow that a booking is being changed, with its old and new time, and
 * a link back to it.
 */
export function ChangeBar({ changing, hours }: ChangeBarProps) {
  const { draft } = useDraft()
  const label = firstHourLabel(hours, draft.people)
  const from = changing && timeText(changing.hourLabel, changing.date)
  const to = label !== null && draft.date ? timeText(label, draft.date) : null
  return (
    <aside className="change-bar" aria-label={messages.changeBar}>
      <p className="page change-bar__line">
        <IconClock size="s" />
        <span>
          {from === null
            ? messages.changingAny
            : to === null
              ? formatMessage(messages.changingFrom, { from })
              : formatMessage(messages.changing, { from, to })}
        </span>
        {changing ? (
          <Link to={`/booking/success?bookingId=${encodeURIComponent(changing.id)}`}>
            {messages.changeKeep}
          </Link>
        ) : null}
      </p>
    </aside>
  )
}
