/** Duration of the page's scrolling in milliseconds. */
export const scrollMs = 300

/**
 * The scroll position `elapsedMs` after the start from `from` to `to` (pixels), slowing down
 * towards the end.
 */
export function scrollAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / scrollMs))
  return from + (to - from) * (1 - (1 - part) ** 3)
}

/** Scrolls the window to `top` pixels within `scrollMs`; at once with reduced motion. */
export function scrollPageTo(top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, top)
    return
  }
  const from = window.scrollY
  let startedAt: number | undefined
  function step(time: number) {
    startedAt ??= time
    window.scrollTo(0, scrollAt(from, top, time - startedAt))
    if (time - startedAt < scrollMs) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Pixels at the top of the screen that its title line takes. */
const titleRoom = 80
/** Pixels that the title line and a toast below it take. */
export const toastRoom = 132

/** Brings an element under the screen's title line, or under `room` px, within `scrollMs`. */
export function scrollToElement(element: Element, room = titleRoom): void {
  scrollPageTo(Math.max(0, element.getBoundingClientRect().top + window.scrollY - room))
}
