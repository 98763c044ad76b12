import { Link } from '@remix-run/react'
import { account as messages } from '~/messages/vi/account'
import { accountPaths, type AccountPageName } from './paths'
import './account.css'

/** The way between a customer's own pages. */
export function AccountNav({ current }: { current: AccountPageName }) {
  return (
    <nav className="account-nav" aria-label={messages.navigation}>
      {(Object.keys(accountPaths) as AccountPageName[]).map((name) => (
        <Link
          key={name}
          to={accountPaths[name]}
          className="account-nav__page"
          aria-current={name === current ? 'page' : undefined}
        >
          {messages.pages[name]}
        </Link>
      ))}
    </nav>
  )
}
