import type { ReactNode } from 'react'
import type { Elements } from './elements'
import { PressLink } from './press-link'

export type ChipProps = {
  children: ReactNode
  tone?: 'neutral' | 'pine' | 'amber' | 'error'
  icon?: Elements
  /** Makes the chip a link; `on` marks the one that is in force. */
  to?: string
  on?: boolean
}

/** A short label, or a link that filters. */
export function Chip({ children, tone = 'neutral', icon, to, on }: ChipProps) {
  const inside = icon ? (
    <>
      {icon}
      <span>{children}</span>
    </>
  ) : (
    children
  )
  if (to === undefined) return <span className={`chip chip--${tone}`}>{inside}</span>
  return (
    <PressLink
      className={on ? 'chip chip--link chip--on' : 'chip chip--link'}
      to={to}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      {inside}
    </PressLink>
  )
}
