import { Link, useLocation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { wheel as words } from '~/messages/vi/wheel'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { logInPath } from '~/routes/auth/next-path'
import { Button } from '~/ui/button'
import { paths, type WheelPageName } from './paths'

/** One of the wheel's pages: its title, the way to the others, its content. */
export function WheelFrame({ current, title, lead, children }: { current: WheelPageName; title: string; lead?: string; children: ReactNode }) {
  return (
    <main id="main" className="page page--narrow section wheel-page">
      <h1 className="h2">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav className="wheel-tabs" aria-label={words.navigation}>
        {(Object.keys(paths) as WheelPageName[]).map((name) => (
          <Link key={name} to={paths[name]} className="wheel-tabs__tab" aria-current={name === current ? 'page' : undefined}>
            {words.tabs[name]}
          </Link>
        ))}
      </nav>
      {children}
    </main>
  )
}

/** What stands where something of one's own would: the log-in, over the page or, without JavaScript, on its own. */
export function LogInNeeded() {
  const { pathname, search } = useLocation()
  const { openLogIn } = useLogIn()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openLogIn()
  }

  return (
    <section className="wheel-log-in">
      <h2 className="h3">{words.logInTitle}</h2>
      <p className="muted">{words.logInText}</p>
      <Button kind="primary" to={logInPath({ next: pathname + search })} onClick={open}>
        {words.logIn}
      </Button>
    </section>
  )
}

/** Spins and points that the customer has. */
export function Balance({ spinsLeft, points }: { spinsLeft?: number; points: number }) {
  return (
    <dl className="wheel-balance">
      {spinsLeft === undefined ? null : (
        <div>
          <dt>{words.spinsLeft}</dt>
          <dd className="num" data-testid="spins-left">{spinsLeft}</dd>
        </div>
      )}
      <div>
        <dt>{words.points}</dt>
        <dd className="num" data-testid="points">{points}</dd>
      </div>
    </dl>
  )
}
