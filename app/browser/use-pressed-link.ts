import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isNavigationWaiting, pageRendered } from './navigate-after-paint'

/**
 * Marks the link that was pressed, before the router begins, until its page is there, so that a
 * press shows at once on a slow phone and on a slow line. It also reports which page is rendered.
 */
export function usePressedLink(): void {
  const location = useLocation()
  const { key } = location
  const isLoading = useNavigation().state === 'loading'
  const pressed = useRef<Element | null>(null)
  useEffect(() => pageRendered(location), [location])
  useEffect(() => {
    const mark = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !isNavigationWaiting()) return
      pressed.current?.removeAttribute('aria-busy')
      pressed.current = link
      link.setAttribute('aria-busy', 'true')
    }
    // React, which listens on the document, has handled the press by then.
    window.addEventListener('click', mark)
    return () => window.removeEventListener('click', mark)
  }, [])
  useEffect(() => {
    if (!isLoading) pressed.current?.removeAttribute('aria-busy')
  }, [key, isLoading])
}
