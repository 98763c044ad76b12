import { Link } from '@remix-run/react'
import { history as messages } from '~/messages/vi/history'
import type { AccountPage } from '../account/layout'
import { bookingsPath, historyPath } from './paths'

/** How both lists of the history stand in the account. */
export const listHandle: AccountPage = {
  current: 'history',
  title: messages.title,
  lead: messages.lead,
  logIn: { stands: 'instead', text: messages.logInText },
}

/** The way between the two lists of the history. */
export function HistoryTabs({ current }: { current: 'visits' | 'bookings' }) {
  return (
    <nav className="history-tabs" aria-label={messages.navigation}>
      <Link to={historyPath} aria-current={current === 'visits' ? 'page' : undefined}>
        {messages.tabs.visits}
      </Link>
      <Link to={bookingsPath} aria-current={current === 'bookings' ? 'page' : undefined}>
        {messages.tabs.bookings}
      </Link>
    </nav>
  )
}
