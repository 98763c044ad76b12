import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rebasedAddress } from './booking/draft/rebase'
import { followLanguage } from './browser/follow-language'
import { ignoreAborted } from './browser/ignore-aborted'
import { undoOthers } from './browser/others-changes'
import { DocumentProvider } from './document-context'
import { navigateAfterPaint, type Navigating } from './browser/navigate-after-paint'
import { prefetchBooking } from './browser/prefetch-booking'
import { prerenderBooking } from './browser/prerender-booking'
import { readHandoff } from './browser/read-handoff'
import { routeInTransitions, type Subscribed } from './browser/router-in-transitions'
import { rememberTyped } from './browser/typed-early'
import { unfoldAfterPaint } from './browser/unfold-after-paint'
import { whenRouterMade } from './browser/when-router-made'

ignoreAborted(window)
followLanguage()
readHandoff(window.__remixContext)
whenRouterMade(window, (router: Subscribed & Navigating) => {
  routeInTransitions(router, startTransition)
  navigateAfterPaint(router, { rebase: rebasedAddress })
  prerenderBooking(router)
})
prefetchBooking(document)
unfoldAfterPaint(document)

void dataRead().then(() =>
  startTransition(() => {
    const retype = rememberTyped(document)
    const redo = undoOthers(window as object)
    const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const onHydrated = () => {
      retype()
      redo()
    }
    hydrateRoot(document, <Page jsonLd={jsonLd} onHydrated={onHydrated} />)
  }),
)

function Page({ jsonLd, onHydrated }: { jsonLd: string; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return (
    <DocumentProvider value={{ jsonLd }}>
      <RemixBrowser />
    </DocumentProvider>
  )
}

/**
 * Waits for the page's data before hydration. Remix reads them during the first render and suspends
 * React with a promise; a key typed at that moment makes React hydrate synchronously, fail, and
 * discard the server's HTML (its error 345). So the promise is awaited first.
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (reading) {
    // Anything else will be thrown again, and reported, where the page is rendered.
    if (reading instanceof Promise) await reading
  }
}
