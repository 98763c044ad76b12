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
import { routeInTransitions, type Subscribed } from './browser/router-in-transitions'
import { rememberTyped } from './browser/typed-early'
import { unfoldAfterPaint } from './browser/unfold-after-paint'
import { whenRouterMade } from './browser/when-router-made'

ignoreAborted(window)
followLanguage()
whenRouterMade(window, (router: Subscribed & Navigating) => {
  routeInTransitions(router, startTransition)
  navigateAfterPaint(router, { rebase: rebasedAddress })
  prerenderBooking(router)
})
prefetchBooking(document)
unfoldAfterPaint(document)

startTransition(() => {
  const retype = rememberTyped(document)
  const redo = undoOthers(window as object)
  const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const onHydrated = () => {
    retype()
    redo()
  }
  hydrateRoot(document, <Page jsonLd={jsonLd} onHydrated={onHydrated} />)
})

function Page({ jsonLd, onHydrated }: { jsonLd: string; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return (
    <DocumentProvider value={{ reportScript: '', jsonLd }}>
      <RemixBrowser />
    </DocumentProvider>
  )
}
