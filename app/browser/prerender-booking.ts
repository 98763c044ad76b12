import { isPressHandled, type Navigating } from './navigate-after-paint'

/** Marks the link that a mouse is on; the speculation rules name it. */
export const pointedAt = 'data-pointed-at'

/** Links to the booking that the router follows. */
const links = 'a[href^="/booking?"][data-discover]'

/** A prerendered page is dropped after so many ms, so that a press opens no old one. */
const MAX_AGE_MS = 30_000

/** Where a prerendered page reports its address to the page that points at it. */
const storageKey = 'muot_prerendered'

type BrowserParts = {
  page?: EventTarget & Pick<Document, 'documentElement'>
  /** Gets the reports of other documents, and is shown again by the way back. */
  view?: EventTarget
  /** Whether a press is being handled. */
  isPress?: () => boolean
  at?: Pick<Location, 'pathname' | 'assign'>
  isSupported?: boolean
}

/**
 * Has the browser prerender the booking when a mouse rests on a link to it, and opens that page in
 * place of the router's when it has woken up before the press. A page that is still being made, or
 * that the browser refused to make, is no faster than the router. When the mouse leaves the link or
 * the window, or half a minute later, the browser drops the page, so that no old one is opened.
 */
export function prerenderBooking(
  router: Navigating,
  {
    page = document,
    view = window,
    isPress = isPressHandled,
    at = location,
    isSupported = HTMLScriptElement.supports?.('speculationrules'),
  }: BrowserParts = {},
): void {
  if (!isSupported) return
  const { navigate } = router
  let link: HTMLAnchorElement | null = null
  let isAwake = false
  let isOld: ReturnType<typeof setTimeout> | undefined

  function pointAt(other: HTMLAnchorElement | null) {
    if (other === link) return
    link?.removeAttribute(pointedAt)
    link = other
    isAwake = false
    link?.setAttribute(pointedAt, '')
    clearTimeout(isOld)
    if (link) isOld = setTimeout(() => pointAt(null), MAX_AGE_MS)
  }

  page.addEventListener('pointerover', (event) => {
    const { target, pointerType } = event as PointerEvent
    // Within the booking the router keeps the draft; before the page wakes up, React compares it.
    const mayMark = at.pathname !== '/booking' && page.documentElement.classList.contains('js')
    const isMouse = mayMark && pointerType === 'mouse' && target instanceof Element
    pointAt(isMouse ? target.closest<HTMLAnchorElement>(links) : null)
  })
  // The mouse leaves the window, perhaps for another tab in which the customer logs in or books.
  page.addEventListener('pointerout', (event) => {
    if ((event as PointerEvent).relatedTarget === null) pointAt(null)
  })
  // A page that comes too late for the press would only share the processor with the router.
  page.addEventListener('pointerdown', () => {
    if (!isAwake) pointAt(null)
  })
  view.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === storageKey && newValue === link?.href) isAwake = true
  })
  // After the way back the booking is prerendered anew.
  view.addEventListener('pageshow', () => pointAt(null))
  router.navigate = (to, options) => {
    const address = link?.getAttribute('href')
    if (!isAwake || !address || address !== to || !isPress()) return navigate(to, options)
    isAwake = false
    // The link stays marked: without the mark the browser would drop the page that it opens.
    at.assign(address)
    // The document goes.
    return new Promise(() => undefined)
  }
}

/** A prerendered page that has woken up reports that; nothing of it stays. */
export function reportPrerendered(): void {
  if (!document.prerendering) return
  try {
    localStorage.setItem(storageKey, location.href)
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage the router opens the booking.
  }
}
