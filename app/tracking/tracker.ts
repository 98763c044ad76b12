import { pageOf, type PageName } from './page-names'
import { flush, track } from './track'

export { flush, track } from './track'

/** An address, as it was when something happened there. */
type PageAddress = { pathname: string; search: string }

/**
 * An opened page, whose `eventId` is '', or a press there; `part` is the name of the pressed part of
 * the page, '' without one.
 */
export type PageEvent = PageAddress & { eventId: string; part: string }

let last = ''

/** Tracks what happened on a page; a press on the same screen is no new view. */
export function trackPage({ eventId, part, ...place }: PageEvent): void {
  if (eventId) track({ ...(part ? { pageId: part, screenId: part } : namedAt(place)), eventId })
  else trackView(place)
}

/**
 * Tracks what pages before this one left, a line each as `leaveWaiting` writes it. Each is sent by
 * itself, with the source in its own address.
 */
export function trackLeft(lines: string): void {
  if (!lines) return
  for (const line of lines.split('\n')) {
    const [eventId = '', part = '', pathname = '', search = ''] = line.split('\t')
    trackPage({ eventId, part, pathname, search })
    flush(search)
  }
  last = ''
}

/** The page and screen of an address, also of one that has no name. */
export function namedAt({ pathname, search }: PageAddress): PageName {
  return pageOf(pathname, new URLSearchParams(search)) ?? { pageId: 'common', screenId: 'common' }
}

function trackView({ pathname, search }: PageAddress): void {
  const page = pageOf(pathname, new URLSearchParams(search))
  const shown = `${pathname} ${page?.screenId}`
  if (shown === last) return
  last = shown
  // The booking flow tracks its steps itself, with the choices.
  if (page && pathname !== '/booking') track({ ...page, eventId: 'view' })
}
