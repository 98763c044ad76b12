import { Link } from '@remix-run/react'
import { history as words } from '~/messages/vi/history'
import { AccountFrame } from '~/routes/account/account-frame'
import type { Elements } from '~/ui/elements'
import { bookingsPath, historyPath } from './paths'

/** One of the two lists of the history, with the way to the other. */
export function HistoryFrame({
  current,
  children,
}: {
  current: 'visits' | 'bookings'
  children: Elements
}) {
  return (
    <AccountFrame current="history" title={words.title} lead={words.lead}>
      <nav className="history-tabs" aria-label={words.navigation}>
        <Link to={historyPath} aria-current={current === 'visits' ? 'page' : undefined}>
          {words.tabs.visits}
        </Link>
        <Link to={bookingsPath} aria-current={current === 'bookings' ? 'page' : undefined}>
          {words.tabs.bookings}
        </Link>
      </nav>
      {children}
    </AccountFrame>
  )
}
