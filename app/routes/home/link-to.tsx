import type { ReactNode } from 'react'
import { PressLink } from '~/ui/press-link'
import { destinationOf } from './destination'

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
