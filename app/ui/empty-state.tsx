import type { ReactNode } from 'react'
import { ui } from '~/messages/vi/ui'
import { Button } from './button'
import type { Elements } from './elements'
import { IconAlert } from './icons'

/** Nothing to show, and what to do about it; `picture` is a file under /art/empty, 240 × 180. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  headingLevel: Heading = 'h2',
}: {
  picture?: string
  title: string
  children?: Elements
  action?: Elements
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p'
}) {
  return (
    <div className="empty">
      {picture ? <img src={`/art/empty/${picture}.svg`} width={240} height={180} alt="" /> : null}
      <div className="empty__words">
        <Heading className="empty__title">{title}</Heading>
        {children}
      </div>
      {action}
    </div>
  )
}

/** One section that could not be loaded while the rest of the page stands; `retryTo` is usually the same address. */
export function ErrorNote({ children, retryTo }: { children: ReactNode; retryTo?: string }) {
  return (
    <div className="error-note" role="status">
      <IconAlert />
      <p>{children}</p>
      {retryTo === undefined ? null : (
        <Button to={retryTo} size="s" kind="plain">
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
