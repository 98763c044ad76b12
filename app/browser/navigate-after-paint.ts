import { afterPaint } from './after-paint'

/** The router, as far as it is made to navigate. */
export type Navigating = {
  navigate: (to: unknown, options?: { formMethod?: string }) => Promise<void>
}

/** Ends the wait of a navigation, if there is one, and begins the navigation or drops it. */
let endWait: ((begins: boolean) => void) | null = null

/** Whether the navigation of a press waits for the paint of the press. */
export function isNavigationWaiting(): boolean {
  return endWait !== null
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
  {
    isPress = () => window.event?.type === 'click',
    paint = afterPaint,
    page = window,
  }: Surroundings = {},
): void {
  const { navigate } = router
  router.navigate = (to, options) => {
    // A form shows by itself that it is being sent.
    const waits = isPress() && !options?.formMethod
    endWait?.(!waits)
    if (!waits) return navigate(to, options)
    return new Promise((resolve) => {
      function end(begins: boolean) {
        if (endWait !== end) return
        endWait = null
        resolve(begins ? navigate(to, options) : undefined)
      }
      endWait = end
      paint(() => end(true))
    })
  }
  page.addEventListener('popstate', () => endWait?.(false), { capture: true })
}
