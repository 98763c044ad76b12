import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Marks the link that was pressed while its page is on its way, so that a press shows on a slow line. */
export function usePressedLink(): void {
  const isLoading = useNavigation().state === 'loading'
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('main a') : null
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])
  useEffect(() => {
    const link = pressed.current
    if (!isLoading || !link) return
    link.setAttribute('aria-busy', 'true')
    return () => {
      link.removeAttribute('aria-busy')
    }
  }, [isLoading])
}
