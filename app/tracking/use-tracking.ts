import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { leaveWaiting, trackEvent, withTracker } from './deferred'

/** Sends every opened page to tracking, and presses on elements with `data-track`. */
export function useTracking(): void {
  const { pathname, search } = useLocation()

  useEffect(() => trackEvent({ eventId: '', part: '', pathname, search }), [pathname, search])

  useEffect(() => {
    document.addEventListener('click', trackClick)
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', leaveWaiting)
    return () => {
      document.removeEventListener('click', trackClick)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', leaveWaiting)
    }
  }, [])
}

function trackClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('[data-track]') : null
  if (!pressed) return
  const eventId = pressed.getAttribute('data-track') ?? ''
  // A part of a page may have a name of its own.
  const part = pressed.closest('[data-screen]')?.getAttribute('data-screen') ?? ''
  const { pathname, search } = location
  trackEvent({ eventId, part, pathname, search })
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') withTracker(({ flush }) => flush())
}
