import { withTimeout } from './with-timeout'

/** Runs one piece of work at a time for each key; concurrent callers get its result. */
export type SingleFlight<Value> = (
  key: string,
  work: () => Promise<Value>,
  request: { now: number; waitUntil: (work: Promise<unknown>) => void },
) => Promise<Value>

/**
 * A single flight over the requests of one isolate. Work that takes longer than `waitMs` counts as
 * dead, as its promise may have died with the request that began it: those who wait begin anew, once
 * for all of them.
 */
export function createSingleFlight<Value>(waitMs: number): SingleFlight<Value> {
  const inFlight = new Map<string, { since: number; result: Promise<{ value: Value }> }>()
  const fly: SingleFlight<Value> = async (key, work, { now, waitUntil }) => {
    const one = inFlight.get(key)
    if (one && now - one.since < waitMs) {
      const landed = await withTimeout(waitMs, one.result)
      if (landed) return landed.value
      const anew = fly(key, work, { now: now + waitMs, waitUntil })
      // What is slow, not dead, may still land first.
      return Promise.any([anew, one.result.then(({ value }) => value)]).catch(() => anew)
    }
    const result = work()
      .then((value) => ({ value }))
      .finally(() => inFlight.get(key)?.result === result && inFlight.delete(key))
    inFlight.set(key, { since: now, result })
    // Others await this result, so the current request stays alive even after its visitor has left;
    // an error reaches those who await the work.
    waitUntil(result.catch(() => undefined))
    return (await result).value
  }
  return fly
}
