import { whenSeen } from '../browser/when-seen'
import type * as Tracker from './tracker'

let tracker: typeof Tracker | undefined

/**
 * Tracks something by code that comes after the page; tracking that cannot be had costs the event,
 * never the page (H-270). A prerendered page tracks once it is opened.
 */
export function withTracker(track: (tracker: typeof Tracker) => void): void {
  whenSeen(() => {
    // At once where it can be: the page may be on its way out.
    if (tracker) return track(tracker)
    import('./tracker').then(
      (loaded) => track((tracker = loaded)),
      () => undefined,
    )
  })
}
