import { useEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's JavaScript runs: false on the server and in the first render, so that both draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Moves the focus to the heading when another page or screen is shown, as a page load would, or to
 * that of the part which the address ends in; not on the first one.
 */
export function useHeadingFocus(screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    focusHeading(document.getElementById(window.location.hash.slice(1)))
  }, [screen])
}

/** Moves the focus to the heading of a part, or without a part to that of the screen. */
export function focusHeading(part: Element | null): void {
  const heading = part ? part.querySelector('h2') : document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
