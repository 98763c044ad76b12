import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { say } from '~/messages/say'
import { history as words } from '~/messages/vi/history'
import { AccountFrame } from '~/routes/account/account-frame'
import { Button } from '~/ui/button'
import { bookingsPath, historyPath, rowsPerPage } from './paths'

/** One of the two lists of the history, with the way to the other. */
export function HistoryFrame({ current, children }: { current: 'visits' | 'bookings'; children: ReactNode }) {
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

/** Ways to the pages before and after; nothing where all fits on one. */
export function HistoryPager({ path, page, total }: { path: string; page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / rowsPerPage))
  if (last === 1) return null
  const to = (number: number) => (number === 1 ? path : `${path}?trang=${number}`)
  return (
    <nav className="row row--apart" aria-label={words.pages}>
      {page > 1 ? <Button size="s" to={to(Math.min(page - 1, last))}>{words.previous}</Button> : <span />}
      <span className="num small">{say(words.page, { n: page, total: last })}</span>
      {page < last ? <Button size="s" to={to(page + 1)}>{words.next}</Button> : <span />}
    </nav>
  )
}
