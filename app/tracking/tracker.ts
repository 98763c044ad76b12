import { pageOf, type PageName } from './page-names'
import { track } from './track'

export { flush, track } from './track'

/** An address, as it was when something happened there. */
type PageAddress = { pathname: string; search: string }

let last = ''

/** Tracks an opened page; a press on the same screen is no new view. */
export function trackView({ pathname, search }: PageAddress): void {
  const page = pageOf(pathname, new URLSearchParams(search))
  const shown = `${pathname} ${page?.screenId}`
  if (shown === last) return
  last = shown
  // The booking flow tracks its steps itself, with the choices.
  if (page && pathname !== '/booking') track({ ...page, eventId: 'view' })
}

/** Tracks a press; `part` is the name of its part of the page, if it has one. */
export function trackPress(eventId: string, part: string | null, place: PageAddress): void {
  track({ ...(part ? { pageId: part, screenId: part } : namedAt(place)), eventId })
}

/** The page and screen of an address, also of one that has no name. */
export function namedAt({ pathname, search }: PageAddress): PageName {
  return pageOf(pathname, new URLSearchParams(search)) ?? { pageId: 'common', screenId: 'common' }
}
