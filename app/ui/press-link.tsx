import { Link, useLocation, useNavigation, type LinkProps } from '@remix-run/react'
import { useState } from 'react'
import { isPlainPress } from './plain-press'

/**
 * A link that is busy from its press until its page is there. The second half of a double press does
 * nothing, as it would take back what the first has chosen. The booking's code is fetched when
 * somebody is about to press.
 */
export function PressLink({ onClick, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const { key, pathname } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const [pressedAt, setPressedAt] = useState<string | null>(null)
  const opensBooking = pathname !== '/booking' && props.to.startsWith('/booking?')
  return (
    <Link
      prefetch={opensBooking ? 'intent' : 'none'}
      {...props}
      aria-busy={(isLoading && pressedAt === key) || undefined}
      onClick={(event) => {
        if (event.detail > 1) return event.preventDefault()
        onClick?.(event)
        if (!event.defaultPrevented && isPlainPress(event)) setPressedAt(key)
      }}
    />
  )
}
