import type { ReactNode } from 'react'
import { ToneIcon } from './toast'

/** A message that stays on the page: a toast's text without JavaScript, or a lasting remark. */
export function Notice({
  kind = 'info',
  title,
  afterToast,
  children,
}: {
  kind?: 'success' | 'error' | 'info'
  title?: string
  /** A toast shows the same first: the notice stands there when it has gone, or without JavaScript. */
  afterToast?: boolean
  children: ReactNode
}) {
  const className = `notice notice--${kind} ${afterToast ? 'notice--after-toast' : ''}`.trim()
  return (
    <div className={className} role={kind === 'error' ? 'alert' : 'status'}>
      <ToneIcon kind={kind} />
      <div>
        {title ? <p className="strong">{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}
