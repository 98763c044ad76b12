import { Link } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { account as words } from '~/messages/vi/account'
import { useToast } from '~/ui/toast'
import { accountPaths, type AccountPageName } from './paths'
import './account.css'

/**
 * One of a customer's own pages: its title, the way to the others, its content. Without a network
 * its forms are not sent, as the page of the failure would replace what was typed.
 */
export function AccountFrame({
  current,
  title,
  lead,
  children,
}: {
  current: AccountPageName
  title: string
  lead?: string
  children: ReactNode
}) {
  const toast = useToast()
  const stopOffline = (event: FormEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    event.stopPropagation()
    toast({ kind: 'error', text: words.offline })
  }
  return (
    <main id="main" className="page section account" onSubmitCapture={stopOffline}>
      <div className="account__head">
        <h1 className="h2">{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      <AccountNav current={current} />
      <div className="account__content">{children}</div>
    </main>
  )
}

/** The way between a customer's own pages. */
export function AccountNav({ current }: { current: AccountPageName }) {
  return (
    <nav className="account-nav" aria-label={words.navigation}>
      {(Object.keys(accountPaths) as AccountPageName[]).map((name) => (
        <Link
          key={name}
          to={accountPaths[name]}
          className="account-nav__page"
          aria-current={name === current ? 'page' : undefined}
        >
          {words.pages[name]}
        </Link>
      ))}
    </nav>
  )
}
