const originalFetch = globalThis.fetch

/**
 * Gives each request of a chain test a connection of its own. workerd closes one that was idle for
 * five seconds, and on a busy machine the next request may just have left on it: it would fail by
 * the test's own doing.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  )
  headers.set('connection', 'close')
  return originalFetch(input, { ...init, headers })
}
