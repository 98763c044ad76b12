import { whenSeen } from '../browser/when-seen'
import type * as Tracker from './tracker'
import type { PageEvent } from './tracker'

let tracker: typeof Tracker | undefined

/** What happened before the tracker came. */
const waiting: PageEvent[] = []

const storageKey = 'muot_untracked'

/**
 * Tracks something by code that comes after the page; tracking that cannot be had costs the event,
 * never the page. A prerendered page tracks once it is opened.
 */
export function withTracker(track: (tracker: typeof Tracker) => void): void {
  whenSeen(() => {
    // At once where it can be: the page may be on its way out.
    if (tracker) return track(tracker)
    import('./tracker').then(
      (loaded) => {
        tracker = loaded
        loaded.trackLeft(sessionStorage.getItem(storageKey) ?? '')
        sessionStorage.removeItem(storageKey)
        track(loaded)
      },
      () => undefined,
    )
  })
}

/** Tracks an opened page or a press. */
export function trackEvent(event: PageEvent): void {
  whenSeen(() => {
    waiting.push(event)
    withTracker(({ trackPage }) => waiting.splice(0).forEach(trackPage))
  })
}

/** Leaves what still waits to the next page of the tab: a page that goes gets no more code. */
export function leaveWaiting(): void {
  if (waiting.length === 0) return
  const lines = waiting.splice(0).map(({ eventId, part, pathname, search }) =>
    // No address and no name has a tab or a new line.
    [eventId, part, pathname, search].join('\t'),
  )
  const before = sessionStorage.getItem(storageKey)
  sessionStorage.setItem(storageKey, [...(before ? [before] : []), ...lines].join('\n'))
}
