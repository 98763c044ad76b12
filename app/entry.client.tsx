import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLanguage } from './browser/follow-language'
import { ignoreAborted } from './browser/ignore-aborted'
import { undoOthers } from './browser/others-changes'
import { DocumentProvider } from './document-context'

/** Events that React answers by hydrating at once. */
const pressesAndKeys = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragend', 'drop', 'copy', 'reset'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'paste', 'cut'],
  ...['textInput', 'input', 'change', 'submit', 'contextmenu', 'auxclick', 'dblclick'],
]

/**
 * Keeps presses and keys from React until the result is called: one that comes while Remix reads the
 * page's data would end React's start for good (error 345). The browser itself acts on them.
 */
function holdEvents(view: Window): () => void {
  const end = new AbortController()
  for (const type of pressesAndKeys)
    view.addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      passive: true,
      signal: end.signal,
    })
  return () => end.abort()
}

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

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers the fields that were typed into before hydration. The result types the same into their
 * successors where React could not keep them and made the page anew.
 */
function rememberTyped(page: Document): () => void {
  const fields = [...page.querySelectorAll<Field>('input, textarea')]
  const typed = fields.filter((field) => field.value !== field.defaultValue)
  return () => {
    for (const field of typed) {
      if (field.isConnected) continue
      const successor = page.querySelector<Field>(`${field.localName}[name="${field.name}"]`)
      if (!successor) continue
      // React has put a setter of its own on the field, by which it would take the text for known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(successor), 'value')!.set!.call(
        successor,
        field.value,
      )
      successor.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
