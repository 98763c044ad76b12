/** Events that React answers by hydrating at once. */
const pressesAndKeys = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'paste', 'cut'],
  ...['textInput', 'input', 'change', 'submit', 'contextmenu', 'auxclick', 'dblclick'],
]

/**
 * Keeps presses and keys from React until the result is called: one that comes while Remix reads the
 * page's data would end React's start for good (error 345). The browser itself acts on them.
 */
export function holdEvents(view: Window): () => void {
  const end = new AbortController()
  for (const type of pressesAndKeys)
    view.addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      passive: true,
      signal: end.signal,
    })
  return () => end.abort()
}
