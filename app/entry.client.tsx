import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLanguage } from './browser/follow-language'
import { holdEvents } from './browser/hold-events'
import { ignoreAborted } from './browser/ignore-aborted'
import { undoOthers } from './browser/others-changes'
import { rememberTyped } from './browser/typed-early'
import { DocumentProvider } from './document-context'

ignoreAborted(window)
followLanguage()

startTransition(() => {
  const retype = rememberTyped(document)
  const redo = undoOthers(window as object)
  const letGo = holdEvents(window)
  const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const onHydrated = () => {
    letGo()
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
