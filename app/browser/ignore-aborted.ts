/**
 * Keeps requests that were given up from counting as errors: a navigation that another one overtakes
 * aborts its request, and Remix leaves the parts of that answer rejected, with nobody to catch them.
 */
export function ignoreAborted(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
  })
}
