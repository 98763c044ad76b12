import { afterPaint } from './after-paint'

type PagePath = { pathname: string; search: string }

/** The router, as far as it is made to navigate. */
export type Navigating = {
  navigate: (to: unknown, options?: { formMethod?: string; replace?: boolean }) => Promise<void>
  state?: { location: PagePath; navigation: { location?: PagePath } }
}

/** The navigation that waits, if there is one; `end` begins it or drops it. */
let waiting: { to: unknown; end: (begins: boolean) => void } | null = null

/** The router that is made to wait. */
let adapted: Navigating | null = null

/** The address that React has rendered, which follows the router in transitions. */
let rendered: PagePath | null = null

/** A page has been rendered: its links start from this address. */
export function pageRendered(path: PagePath): void {
  rendered = path
}

/** Whether the navigation of a press waits for the paint of the press. */
export function isNavigationWaiting(): boolean {
  return waiting !== null
}

/** The address of the page that is shown. While the way back loads, the address bar is ahead of it. */
export function shownAddress(): URL {
  return urlOf(adapted?.state?.location ?? window.location)
}

/**
 * Where the customer will be after all presses so far: the address of one that waits or loads, else
 * that of the page that is shown. What React has rendered may be older. A script that changes a part
 * of the address starts from this one, else it takes back what a press has changed.
 */
export function newestAddress(): URL {
  // A way back by a number has no address yet.
  if (typeof waiting?.to === 'string') return new URL(waiting.to, window.location.href)
  const loading = adapted?.state?.navigation.location
  return loading && !isGoingBack() ? urlOf(loading) : shownAddress()
}

/** Whether the page of the way back or forward loads: the address bar has its address already. */
function isGoingBack(): boolean {
  const loading = adapted?.state?.navigation.location
  return (
    loading !== undefined &&
    urlOf(loading).href === urlOf(window.location).href &&
    urlOf(loading).href !== shownAddress().href
  )
}

function urlOf({ pathname, search }: PagePath): URL {
  return new URL(pathname + search, window.location.origin)
}

/** An address that a script is about to navigate to, made from the newest one. */
let madeFromNewest: string | null = null

/** Marks an address that was made from the newest one, so that nothing is added to it. */
export function fromNewest(path: string): string {
  madeFromNewest = path
  return path
}

/** Whether a press of a link or button is being handled. */
export function isPressHandled(): boolean {
  return window.event?.type === 'click'
}

type Surroundings = {
  /** Whether a press is being handled. */
  isPress?: () => boolean
  paint?: (act: () => void) => void
  page?: Pick<Window, 'addEventListener'>
  /** The address of a link that was rendered for the shown one, after presses that still load. */
  rebase?: (to: string, addresses: { shown: URL; newest: URL }) => string
}

/**
 * Starts the navigation of a press after the press has been painted. The start takes the router
 * several frames on a slow phone, and it reads the scroll position, which forces a layout. Another
 * link that is pressed meanwhile, and the way back, take its place, as they would interrupt it; a
 * form and what scripts navigate to begin after it.
 */
export function navigateAfterPaint(
  router: Navigating,
  {
    isPress = isPressHandled,
    paint = afterPaint,
    page = window,
    rebase = (to) => to,
  }: Surroundings = {},
): void {
  adapted = router
  const { navigate } = router
  router.navigate = (address, given) => {
    const isRendered =
      typeof address === 'string' && !given?.formMethod && address !== madeFromNewest
    madeFromNewest = null
    const to = isRendered
      ? rebase(address, {
          shown: rendered ? urlOf(rendered) : shownAddress(),
          newest: newestAddress(),
        })
      : address
    // The entry of the history is that of the page to which the way back leads; it stays.
    const options = given?.replace && isGoingBack() ? { ...given, replace: false } : given
    // A form shows by itself that it is being sent.
    const waits = isPress() && !options?.formMethod
    waiting?.end(!waits)
    if (!waits) return navigate(to, options)
    return new Promise((resolve) => {
      const mine = {
        to,
        end(begins: boolean) {
          if (waiting !== mine) return
          waiting = null
          resolve(begins ? navigate(to, options) : undefined)
        },
      }
      waiting = mine
      paint(() => mine.end(true))
    })
  }
  page.addEventListener('popstate', () => waiting?.end(false), { capture: true })
}
