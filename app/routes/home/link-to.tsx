import type { ReactNode } from 'react'
import { PressLink } from '~/ui/press-link'

/** Returns whether the site has a page at a path. */
export type HasPage = (path: string) => boolean

/**
 * A configured link, unless it names a page that this version of the site does not have: it would
 * only lead to Home.
 */
export function liveLink(link: string | null, hasPage: HasPage): string | null {
  return link?.startsWith('/') && !hasPage(link) ? null : link
}

/** The target of a configured link: a page of the site, or another site in a new tab. */
type Destination = { kind: 'page'; to: string } | { kind: 'elsewhere'; href: string }

/** The destination of a link from the configuration; null when it has none or names no address. */
export function destinationOf(link: string | null | undefined): Destination | null {
  if (!link) return null
  if (/^\/(?!\/)/.test(link)) return { kind: 'page', to: link }
  // Only the web's own schemes: a configuration must not be able to run a script.
  return /^https?:\/\//i.test(link) ? { kind: 'elsewhere', href: link } : null
}

/** A configured link around its content: inside the site, to another site in a new tab, or no link at all. */
export function LinkTo({
  link,
  className,
  track,
  children,
}: {
  link: string | null | undefined
  className?: string
  track?: string
  children: ReactNode
}) {
  const destination = destinationOf(link)
  if (!destination) return <div className={className}>{children}</div>
  if (destination.kind === 'page') {
    return (
      <PressLink to={destination.to} className={className} data-track={track}>
        {children}
      </PressLink>
    )
  }
  return (
    <a
      href={destination.href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      data-track={track}
    >
      {children}
    </a>
  )
}
