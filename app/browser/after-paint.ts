/** Ms after which a page that draws nothing, such as one in the background, goes on. */
const NO_FRAME_MS = 100

/**
 * Calls `act` once, in a task after the next frame has been painted. An observer reports an element
 * that it begins to observe after the rendering of a frame, and asks for one.
 */
export function afterPaint(act: () => void): void {
  const observer = new IntersectionObserver(painted)
  const timer = setTimeout(painted, NO_FRAME_MS)
  function painted() {
    observer.disconnect()
    clearTimeout(timer)
    act()
  }
  observer.observe(document.documentElement)
}
