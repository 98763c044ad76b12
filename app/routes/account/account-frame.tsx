import { Link, useLocation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { account as words } from '~/messages/vi/account'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { logInPath } from '~/routes/auth/next-path'
import { Button } from '~/ui/button'
import { accountPaths, type AccountPageName } from './paths'
import './account.css'

/** One of a customer's own pages: its title, the way to the others, its content. */
export function AccountFrame({ current, title, lead, children }: { current: AccountPageName; title: string; lead?: string; children: ReactNode }) {
  return (
    <main id="main" className="page page--narrow section account">
      <h1 className="h2">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <AccountNav current={current} />
      {children}
    </main>
  )
}

/** The way between a customer's own pages. */
export function AccountNav({ current }: { current: AccountPageName }) {
  return (
    <nav className="account-nav" aria-label={words.navigation}>
      {(Object.keys(accountPaths) as AccountPageName[]).map((name) => (
        <Link key={name} to={accountPaths[name]} className="account-nav__page" aria-current={name === current ? 'page' : undefined}>
          {words.pages[name]}
        </Link>
      ))}
    </nav>
  )
}

/** What stands on such a page for whoever is not logged in (H-172): the log-in, over the page or, without JavaScript, on its own. */
export function AccountLogIn({ text = words.logInText }: { text?: string }) {
  const { pathname, search } = useLocation()
  const { openLogIn } = useLogIn()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openLogIn()
  }

  return (
    <section className="account-log-in">
      <h2 className="h3">{words.logInTitle}</h2>
      <p className="muted">{text}</p>
      <Button kind="primary" to={logInPath({ next: pathname + search })} onClick={open}>
        {words.logIn}
      </Button>
    </section>
  )
}
