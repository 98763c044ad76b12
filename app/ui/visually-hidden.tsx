import type { ReactNode } from 'react'
import { ui } from '~/messages/vi/ui'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

/** The first thing the Tab key reaches: jumps to `<main id="main">`. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a className="skip-link" href={to}>
      {ui.skipToContent}
    </a>
  )
}
