import { Link } from '@remix-run/react'
import { wheel as words } from '~/messages/vi/wheel'
import type { Elements } from '~/ui/elements'
import { paths, type WheelPageName } from './paths'
import { showCurrentTab } from './tab-scroll'

/** One of the wheel's pages: its title, the way to the others, its content. */
export function WheelFrame({
  current,
  title,
  lead,
  children,
}: {
  current: WheelPageName
  title: string
  lead?: string
  children: Elements
}) {
  return (
    <main id="main" className="page page--narrow section wheel-page">
      <h1 className="h2">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav ref={showCurrentTab} className="wheel-tabs" aria-label={words.navigation}>
        {(Object.keys(paths) as WheelPageName[]).map((name) => (
          <Link
            key={name}
            to={paths[name]}
            className="wheel-tabs__tab"
            aria-current={name === current ? 'page' : undefined}
          >
            {words.tabs[name]}
          </Link>
        ))}
      </nav>
      {children}
    </main>
  )
}

/** Spins and points that the customer has. */
export function Balance({ spinsLeft, points }: { spinsLeft?: number; points: number }) {
  return (
    <dl className="wheel-balance">
      {spinsLeft === undefined ? null : (
        <div>
          <dt>{words.spinsLeft}</dt>
          <dd className="num" data-testid="spins-left">
            {spinsLeft}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.points}</dt>
        <dd className="num" data-testid="points">
          {points}
        </dd>
      </div>
    </dl>
  )
}
