/** The booking's route; it is in the manifest once the router has seen a link to it. */
const bookingRoute = 'routes/booking/page'

/** Where somebody presses to open the booking. */
const ways = 'a[href^="/booking?"], .phone-box'

/** A pointer rests on a way or goes down on it; the keyboard comes to it, or begins to type. */
const signs = ['pointerover', 'pointerdown', 'focusin']

/**
 * Fetches the booking's code and styles when somebody is about to open it. The router fetches the
 * module, then its imports, then its styles, then the data; from here the first three are in the
 * browser's cache or on their way when the press comes. They are not preloaded as modules: browsers
 * may remember that a module could not be had, and nothing may be added to a page that is not
 * hydrated.
 */
export function prefetchBooking(page: EventTarget & Pick<Document, 'querySelector'>): void {
  function begin({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest(ways)) return
    const route = __remixManifest.routes[bookingRoute]
    if (!route || !navigator.onLine || savesData(navigator)) return
    for (const sign of signs) page.removeEventListener(sign, begin)
    if (bookingRoute in __remixRouteModules) return
    for (const file of [route.module, ...(route.imports ?? []), ...(route.css ?? [])])
      if (!page.querySelector(`link[href="${file}"]`)) void fetchIntoCache(file)
  }
  for (const sign of signs) page.addEventListener(sign, begin, { passive: true })
}

/** A file is in the cache when it was read to its end; without it the router fetches it. */
async function fetchIntoCache(file: string): Promise<void> {
  await fetch(file)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
}

/** The DOM's types do not know the connection's properties. */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true
}
