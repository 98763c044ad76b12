import { Outlet } from '@remix-run/react'
import type { ReactNode } from 'react'
import { account as messages } from '~/messages/vi/account'
import { LogInNeeded } from '~/routes/auth/log-in-needed'
import { BrokenNote } from '~/routes/shell/broken'
import { useFramedPage, type FramedPage } from '~/routes/shell/framed-page'
import type { AccountPageName } from './paths'
import { AccountNav } from './section'
import '../history/history.css'
import '../membership/membership.css'

/** What one of a customer's own pages exports as its `handle`. */
export type AccountPage<Data = unknown> = FramedPage<AccountPageName, Data>

export { brokenMeta as meta } from '~/routes/shell/broken'

/** The frame around a customer's own pages, and the log-in for visitors who are logged out. */
export default function AccountLayout() {
  const { logIn } = useFramedPage(messages.pages)
  return (
    <Frame>
      {logIn ? <LogInNeeded text={logIn.text} /> : null}
      {logIn?.stands === 'instead' ? null : <Outlet />}
    </Frame>
  )
}

/** A page that failed keeps its title and the way to the others. */
export function ErrorBoundary() {
  return (
    <Frame>
      <BrokenNote />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { current, title, lead } = useFramedPage(messages.pages)
  return (
    <main id="main" className="page section account">
      <div className="account__head">
        <h1 className="h2">{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      <AccountNav current={current} />
      <div className="account__content">{children}</div>
    </main>
  )
}
