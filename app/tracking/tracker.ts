import { readSource } from './events'
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
  const { search } = place
  if (eventId)
    track({ ...(part ? { pageId: part, screenId: part } : namedAt(place)), eventId }, search)
  else trackView(place)
}

/**
 * Tracks what pages before this one left, a line each as `leaveWaiting` writes it. What follows each
 * other with the same source is sent together, with that source.
 */
export function trackLeft(lines: string): void {
  if (!lines) return
  let before = ''
  for (const line of lines.split('\n')) {
    const [eventId = '', part = '', pathname = '', search = ''] = line.split('\t')
    if (sourceOf(search) !== sourceOf(before)) flush(before)
    trackPage({ eventId, part, pathname, search })
    before = search
  }
  flush(before)
  last = ''
}

/** The source that a query names, for comparison. */
function sourceOf(search: string): string {
  const { source, utmSource } = readSource(new URLSearchParams(search))
  return JSON.stringify([source, utmSource])
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
  if (page && pathname !== '/booking') track({ ...page, eventId: 'view' }, search)
}
