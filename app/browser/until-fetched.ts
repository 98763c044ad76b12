/** Ms until a request that failed is repeated, unless the browser reports earlier that it is online. */
const RETRY_MS = 3000

/** Waits until the browser reports that it is online again, or for a moment. */
export function waitForNetwork(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, RETRY_MS)
  })
}

/**
 * Fetches code that a page needs later, and again until it is there: a part that cannot be fetched
 * without a network must not replace the page by its error.
 */
export async function untilFetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await load()
    } catch {
      await waitForNetwork()
    }
}
