import { pageOf, type PageName } from './page-names'
import { track } from './track'

export { flush, track } from './track'

/** An address, as it was when something happened there. */
type Place = { pathname: string; search: string }

let last = ''

/** Tells of a page that is opened; a press on the same screen is no new view of it. */
export function trackView({ pathname, search }: Place): void {
  const page = pageOf(pathname, new URLSearchParams(search))
  const shown = `${pathname} ${page?.screenId}`
  if (shown === last) return
  last = shown
  // The booking flow tells of its steps itself, with what was chosen.
  if (page && pathname !== '/booking') track({ ...page, eventId: 'view' })
}

/** Tells of a press; `part` is the name of its part of the page, if it has one of its own. */
export function trackPress(eventId: string, part: string | null, place: Place): void {
  track({ ...(part ? { pageId: part, screenId: part } : namedAt(place)), eventId })
}

/** The page and screen of an address, also of one that has no name. */
export function namedAt({ pathname, search }: Place): PageName {
  return pageOf(pathname, new URLSearchParams(search)) ?? { pageId: 'common', screenId: 'common' }
}
