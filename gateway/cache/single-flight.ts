import { withTimeout } from '../../domain/with-timeout'
import type { CachedValue } from './store'

/**
 * Runs one piece of work at a time for each key; concurrent callers get its result, or undefined
 * when it takes too long.
 */
export type SingleFlight = (
  name: string,
  work: () => Promise<CachedValue | undefined>,
  request: { waitUntil: (work: Promise<unknown>) => void },
) => Promise<CachedValue | undefined>

/** Longest wait for another request’s fetch, in ms: that request may have died with its promise. */
const WAIT_MS = 6000

/** A single flight over the requests of one isolate. */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, Promise<CachedValue | undefined>>()
  return (name, work, { waitUntil }) => {
    const flying = inFlight.get(name)
    if (flying) return withTimeout(WAIT_MS, flying)
    const flight = work().finally(() => {
      if (inFlight.get(name) === flight) inFlight.delete(name)
    })
    inFlight.set(name, flight)
    // Other requests await this flight, so the current request stays alive even after its visitor
    // has left; an error reaches those who await the work.
    waitUntil(flight.catch(() => undefined))
    return flight
  }
}
