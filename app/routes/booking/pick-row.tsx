import type { ReactNode } from 'react'
import { booking as messages } from '~/messages/vi/booking'
import { IconAlert, IconRight } from '~/ui/icons'
import { PressLink } from '~/ui/press-link'

type PickRowProps = {
  to: string
  icon: ReactNode
  children: ReactNode
  isEmpty?: boolean
  /** A finished step: one quiet line. */
  isDone?: boolean
  error?: string | null
  onPress?: () => void
}

/** A field whose value is chosen on another screen: what is chosen, or an invitation, and the way there. */
export function PickRow({ to, icon, children, isEmpty, isDone, error, onPress }: PickRowProps) {
  return (
    <div className="pick">
      <PressLink
        to={to}
        onClick={onPress}
        className={`pick__row${error ? ' pick__row--wrong' : isDone ? ' pick__row--done' : ''}`}
      >
        <span className="pick__icon">{icon}</span>
        <span className={isEmpty ? 'pick__value pick__value--empty' : 'pick__value'}>
          {children}
        </span>
        {isDone ? <span className="pick__change">{messages.changePart}</span> : <IconRight />}
      </PressLink>
      {error ? (
        <p className="field__error" role="alert">
          <IconAlert size="s" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
