import { Link } from '@remix-run/react'
import { content as messages } from '~/messages/vi/content'
import type { Elements } from '~/ui/elements'
import { Vietnamese } from '~/ui/vietnamese'
import { contentPaths, type ContentPageName } from './paths'

/** The way between the pages that editors fill. */
export function ContentNav({ current }: { current?: ContentPageName }) {
  return (
    <nav className="content-nav" aria-label={messages.navigation}>
      {(Object.keys(contentPaths) as ContentPageName[]).map((name) => (
        <Link
          key={name}
          to={contentPaths[name]}
          className="content-nav__page"
          aria-current={name === current ? 'page' : undefined}
        >
          {messages.tabs[name]}
        </Link>
      ))}
    </nav>
  )
}

/** A heading with what belongs to it; `allLink` leads to more of it. */
export function ContentSection({
  id,
  title,
  lead,
  allLink,
  children,
}: {
  id: string
  title: string
  lead?: string | null
  allLink?: string | null
  children: Elements
}) {
  return (
    <section className="content-section" aria-labelledby={id}>
      <div className="content-section__head">
        <h2 id={id} className="h3">
          <Vietnamese>{title}</Vietnamese>
        </h2>
        {allLink ? (
          <Link
            to={allLink}
            className="content-section__all"
            aria-label={`${messages.all}: ${title}`}
          >
            {messages.all}
          </Link>
        ) : null}
      </div>
      {lead ? (
        <p className="muted">
          <Vietnamese>{lead}</Vietnamese>
        </p>
      ) : null}
      {children}
    </section>
  )
}
