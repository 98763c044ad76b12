import type { Env } from '../context'
import type { Store } from '../cache/store'
import { SPREAD_MS, PAGES, PURGES_KEY, type Purge } from '../../domain/purges'

/** A test's own coordinator, shared by all isolates of a test. */
export type TestCoordinator = {
  binding: NonNullable<Env['COORDINATOR']>
  /** Whether it throws from now on. */
  fails: (fails: boolean) => void
}

/** Opens one that knows of no purge yet and writes them to this store. */
export function openCoordinator(store: Store, now: () => number): TestCoordinator {
  const purges: Record<string, Purge> = {}
  let isBroken = false
  const coordinator = {
    async purge(names: readonly string[], drops: boolean) {
      if (isBroken) throw new Error('no object')
      const at = now()
      for (const name of [...names, PAGES])
        purges[name] = { ...purges[name], at, ...(drops ? { droppedAt: at } : {}) }
      await store.put(PURGES_KEY, JSON.stringify(purges))
      return at + SPREAD_MS
    },
    countPurge: () => Promise.resolve(0),
  }
  return {
    binding: { getByName: () => coordinator },
    fails: (fails) => void (isBroken = fails),
  }
}
