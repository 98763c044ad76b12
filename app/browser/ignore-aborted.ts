/**
 * Keeps aborted requests from being reported as errors: a navigation aborts the request of the one
 * before it, and Remix rejects the deferred parts of that response where no code can catch them.
 */
export function ignoreAborted(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
  })
}
