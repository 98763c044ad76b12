import { afterPaint } from './after-paint'

/** The router, as far as it is made to navigate. */
export type Navigating = {
  navigate: (to: unknown, options?: { formMethod?: string }) => Promise<void>
  state?: { navigation: { location?: { pathname: string; search: string } } }
}

/** The navigation that waits, if there is one; `end` begins it or drops it. */
let waiting: { to: unknown; end: (begins: boolean) => void } | null = null

/** The router that is made to wait. */
let adapted: Navigating | null = null

/** Whether the navigation of a press waits for the paint of the press. */
export function isNavigationWaiting(): boolean {
  return waiting !== null
}

/**
 * Where the customer will be after all navigations so far: the address of one that waits or
 * loads, else the one in the address bar. What React has rendered may be older. A script that
 * changes a part of the address starts from this one, else it takes back what a press has changed.
 */
export function newestAddress(): URL {
  const loading = adapted?.state?.navigation.location
  const to = waiting?.to ?? (loading ? loading.pathname + loading.search : null)
  // The way back by a number has not reached its address yet.
  return new URL(typeof to === 'string' ? to : '', window.location.href)
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
}

/**
 * Starts the navigation of a press after the press has been painted. The start takes the router
 * several frames on a slow phone, and it reads the scroll position, which forces a layout. Another
 * link that is pressed meanwhile, and the way back, take its place, as they would interrupt it; a
 * form and what scripts navigate to begin after it.
 */
export function navigateAfterPaint(
  router: Navigating,
  { isPress = isPressHandled, paint = afterPaint, page = window }: Surroundings = {},
): void {
  adapted = router
  const { navigate } = router
  router.navigate = (to, options) => {
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
