import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

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

/**
 * Makes a part of the page inert while a form is sent, and gives the focus that it loses by that
 * back; where a pressed hour has gone, to those that are offered in its place.
 */
export function useInert(part: RefObject<HTMLElement>, isSending: boolean): void {
  useEffect(() => {
    const element = part.current
    if (!element || !isSending) return
    const before = document.activeElement
    element.setAttribute('inert', '')
    return () => {
      element.removeAttribute('inert')
      if (document.activeElement !== document.body) return
      const last = before?.isConnected ? before : element.querySelector('.taken')
      if (last instanceof HTMLElement) last.focus({ preventScroll: last === before })
    }
  }, [part, isSending])
}
