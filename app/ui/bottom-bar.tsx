import type { ReactNode } from 'react'

/** Keeps the main action in thumb reach at the bottom of the screen; `hint` is a quiet line above it. */
export function BottomBar({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  return (
    <div className="bottom-bar">
      <div className="page page--narrow">
        {hint ? <p className="bottom-bar__hint">{hint}</p> : null}
        <div className="bottom-bar__line">{children}</div>
      </div>
    </div>
  )
}
