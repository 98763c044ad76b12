import type { Page, Request } from 'playwright'

/** Milliseconds without a request after which a page is quiet, and the longest wait for them. */
const QUIET_MS = 400
const LONGEST_MS = 4000

/**
 * Follows what a page loads; the function waits until all of it is answered. A stream of live hours
 * counts as answered with its first byte, as it never ends.
 */
export function followLoads(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  function change(): void {
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    open.add(request)
    change()
  })
  function end(request: Request): void {
    if (open.delete(request)) change()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('response', (response) => end(response.request()))
  return async () => {
    const began = Date.now()
    change()
    while (Date.now() - began < LONGEST_MS) {
      if (open.size === 0 && Date.now() - changedAt >= QUIET_MS) return
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}
