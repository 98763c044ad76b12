import type { ReactNode } from 'react'
import { PressLink } from './press-link'

export type ChipProps = {
  children: ReactNode
  tone?: 'neutral' | 'pine' | 'amber' | 'error'
  /** Makes the chip a link; `on` marks the one that is in force. */
  to?: string
  on?: boolean
}

/** A short label, or a link that filters. */
export function Chip({ children, tone = 'neutral', to, on }: ChipProps) {
  if (to === undefined) return <span className={`chip chip--${tone}`}>{children}</span>
  return (
    <PressLink
      className={on ? 'chip chip--link chip--on' : 'chip chip--link'}
      to={to}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </PressLink>
  )
}
