import './wheel.css'
import { Link, Outlet } from '@remix-run/react'
import type { Site } from '~/context'
import { wheel as messages } from '~/messages/vi/wheel'
import { LogInNeeded } from '~/routes/auth/log-in-needed'
import { BrokenNote } from '~/routes/shell/broken'
import { useFramedPage, type FramedPage } from '~/routes/shell/framed-page'
import type { Elements } from '~/ui/elements'
import { paths, type WheelPageName } from './paths'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '../../seo/json-ld'

/** What one of the wheel's pages exports as its `handle`. */
export type WheelPage<Data = unknown> = FramedPage<WheelPageName, Data>

export { brokenMeta as meta } from '~/routes/shell/broken'

/** Adds the breadcrumbs of a page below the wheel as JSON-LD. */
export function describeWheel(site: Site, page: WheelPageName): void {
  describeTrail(
    site,
    trailTo(
      { name: messages.name, path: paths.wheel },
      { name: messages.tabs[page], path: paths[page] },
    ),
  )
}

/** The frame around the wheel's pages, and the log-in for visitors who are logged out. */
export default function WheelLayout() {
  const { logIn } = useFramedPage(messages.tabs)
  return (
    <Frame>
      {logIn ? <LogInNeeded title={messages.logInTitle} text={messages.logInText} /> : null}
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

function Frame({ children }: { children: Elements }) {
  const { current, title, lead } = useFramedPage(messages.tabs)
  return (
    <main id="main" className="page page--narrow section wheel-page">
      <h1 className="h2">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      {/* A new row for each page, which is scrolled to its tab. */}
      <nav
        key={current}
        ref={showCurrentTab}
        className="wheel-tabs"
        aria-label={messages.navigation}
      >
        {(Object.keys(paths) as WheelPageName[]).map((name) => (
          <Link
            key={name}
            to={paths[name]}
            className="wheel-tabs__tab"
            aria-current={name === current ? 'page' : undefined}
          >
            {messages.tabs[name]}
          </Link>
        ))}
      </nav>
      {children}
    </main>
  )
}

type Extent = { left: number; width: number }

/** How far a row is scrolled so that one of its tabs stands in its middle, as far as there is a row. */
export function scrollLeftFor(tab: Extent, row: Extent, scrolled: number): number {
  return Math.max(0, scrolled + tab.left - row.left - (row.width - tab.width) / 2)
}

/**
 * Brings the current tab of a row into view, without moving the page; only some browsers know
 * `scroll-initial-target`, which does it before there is a script.
 */
function showCurrentTab(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current]')
  if (row && tab)
    row.scrollLeft = scrollLeftFor(
      tab.getBoundingClientRect(),
      row.getBoundingClientRect(),
      row.scrollLeft,
    )
}

/** Spins and points that the customer has. */
export function Balance({ spinsLeft, points }: { spinsLeft?: number; points: number }) {
  return (
    <dl className="wheel-balance">
      {spinsLeft === undefined ? null : (
        <div>
          <dt>{messages.spinsLeft}</dt>
          <dd className="num" data-testid="spins-left">
            {spinsLeft}
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.points}</dt>
        <dd className="num" data-testid="points">
          {points}
        </dd>
      </div>
    </dl>
  )
}
