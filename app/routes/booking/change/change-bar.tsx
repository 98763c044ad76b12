import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { change as messages } from '~/messages/vi/change'
import { IconClock } from '~/ui/icons'
import { useDraft } from '../use-draft'
import type { CurrentBooking } from './current.server'
import { frameText, timeText } from './time-text'

/**
 * Shows on every screen of the flow that a booking is being changed, with its old and new time, and
 * a link back to it.
 */
export function ChangeBar({ changing }: { changing: CurrentBooking | null }) {
  const { draft } = useDraft()
  const { hourId } = draft.people[0]
  const to = hourId !== null && draft.date ? frameText(hourId, draft.date) : messages.changeOpen
  return (
    <aside className="change-bar" aria-label={messages.changeBar}>
      <p className="page change-bar__line">
        <IconClock size="s" />
        <span>
          {changing
            ? formatMessage(messages.changing, {
                from: timeText(changing.hourLabel, changing.date),
                to,
              })
            : messages.changingAny}
        </span>
        {changing ? (
          <Link to={`/booking/success?bookingId=${changing.id}`}>{messages.changeKeep}</Link>
        ) : null}
      </p>
    </aside>
  )
}
