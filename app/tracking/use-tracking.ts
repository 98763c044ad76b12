import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { withTracker } from './deferred'

/** Sends every opened page to tracking, and presses on elements with `data-track` (H-269). */
export function useTracking(): void {
  const { pathname, search } = useLocation()

  useEffect(
    () => withTracker(({ trackView }) => trackView({ pathname, search })),
    [pathname, search],
  )

  useEffect(() => {
    document.addEventListener('click', trackClick)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      document.removeEventListener('click', trackClick)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    }
  }, [])
}

function trackClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('[data-track]') : null
  if (!pressed) return
  const eventId = pressed.getAttribute('data-track') ?? ''
  // A part of a page may have a name of its own.
  const part = pressed.closest('[data-screen]')?.getAttribute('data-screen') ?? null
  const { pathname, search } = location
  withTracker(({ trackPress }) => trackPress(eventId, part, { pathname, search }))
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') withTracker(({ flush }) => flush())
}
