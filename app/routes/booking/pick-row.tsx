import type { ReactNode } from 'react'
import { IconAlert, IconRight } from '~/ui/icons'
import { PressLink } from '~/ui/press-link'

type PickRowProps = {
  to: string
  icon: ReactNode
  children: ReactNode
  isEmpty?: boolean
  error?: string | null
  onPress?: () => void
}

/** A field whose value is chosen on another screen: what is chosen, or an invitation, and the way there. */
export function PickRow({ to, icon, children, isEmpty, error, onPress }: PickRowProps) {
  return (
    <div className="pick">
      <PressLink
        to={to}
        onClick={onPress}
        className={error ? 'pick__row pick__row--wrong' : 'pick__row'}
      >
        <span className="pick__icon">{icon}</span>
        <span className={isEmpty ? 'pick__value pick__value--empty' : 'pick__value'}>
          {children}
        </span>
        <IconRight />
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
