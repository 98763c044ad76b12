import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { pageOf } from './page-names'
import { flush, track } from './track'

/** Tells of every page that is opened, and of presses on whatever carries `data-track` (H-269). */
export function useTracking(): void {
  const { pathname, search } = useLocation()

  const page = pageOf(pathname, new URLSearchParams(search))
  useEffect(() => {
    // The booking flow tells of its steps itself, with what was chosen.
    if (page && pathname !== '/booking') track({ ...page, eventId: 'view' })
    // A press on the same screen is no new view of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, page?.screenId])

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
  // A part of a page may have a name of its own.
  const part = pressed.closest('[data-screen]')?.getAttribute('data-screen')
  const page = part
    ? { pageId: part, screenId: part }
    : (pageOf(location.pathname, new URLSearchParams(location.search)) ?? {
        pageId: 'common',
        screenId: 'common',
      })
  track({ ...page, eventId: pressed.getAttribute('data-track') ?? '' })
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') flush()
}
