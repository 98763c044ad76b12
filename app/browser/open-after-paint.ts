import { afterPaint } from './after-paint'

/**
 * Marks what was pressed as busy, and opens something over the page once that has been painted:
 * fetching and rendering a dialog takes a slow phone several frames.
 */
export function openAfterPaint(pressed: Element, open: () => void, paint = afterPaint): void {
  pressed.setAttribute('aria-busy', 'true')
  paint(() => {
    pressed.removeAttribute('aria-busy')
    open()
  })
}
