import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

void dataRead().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  }),
)

/**
 * Waits for the page's data, which Remix reads when it is first rendered, holding React up with a
 * promise meanwhile. A letter typed just then
 * makes React finish at once what cannot be finished; it gives the page up for good (its error
 * 345). So Remix is asked for the promise first.
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (reading) {
    // Anything else will be thrown again, and reported, where the page is rendered.
    if (reading instanceof Promise) await reading
  }
}
