import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { say } from '~/messages/say'
import { ui } from '~/messages/vi/ui'
import { IconClose } from './icons'

export type ChipProps = {
  children: ReactNode
  tone?: 'neutral' | 'pine' | 'amber' | 'error'
  icon?: ReactNode
  /** Makes the chip a link; `on` marks the one that is in force. */
  to?: string
  on?: boolean
}

/** A short label, or a link that filters. */
export function Chip({ children, tone = 'neutral', icon, to, on }: ChipProps) {
  const inside = (
    <>
      {icon}
      {children}
    </>
  )
  if (to === undefined) return <span className={`chip chip--${tone}`}>{inside}</span>
  return (
    <Link className={on ? 'chip chip--link chip--on' : 'chip chip--link'} to={to} aria-current={on ? 'true' : undefined} preventScrollReset>
      {inside}
    </Link>
  )
}

/** Something chosen that can be taken away: a submit button of the form around it, `name=value`; `onRemove` does it in place. */
export function RemovableChip({ words, name, value, onRemove }: { words: string; name: string; value: string; onRemove?: () => void }) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className="chip chip--link chip--chosen"
      aria-label={say(ui.remove, { name: words })}
      onClick={(event) => {
        if (!onRemove) return
        event.preventDefault()
        onRemove()
      }}
    >
      {words}
      <IconClose size="s" />
    </button>
  )
}
