import type { ReactNode } from 'react'
import { ToneIcon } from './toast'

/** A message that stays on the page: a toast's text without JavaScript, or a lasting remark. */
export function Notice({
  kind = 'info',
  title,
  children,
}: {
  kind?: 'success' | 'error' | 'info'
  title?: string
  children: ReactNode
}) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <ToneIcon kind={kind} />
      <div>
        {title ? <p className="strong">{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}
