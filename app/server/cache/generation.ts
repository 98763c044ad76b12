import type { Env, Execution } from '../../context'
import { logThrown } from '../log'
import { createLease } from '../../../domain/lease'
import {
  generationOf,
  spreadMsOf,
  PAGES,
  readPurges,
  type KnownPurges,
} from '../../../domain/purges'

type LeaseScope = {
  env: Pick<Env, 'LISTS' | 'PURGE_SPREAD_MS'>
  now: number
  requestId: string
  execution: Execution
}

/** The generation of pages (`domain/purges.ts`), at most one lease old. */
export type Generation = {
  /** Returns it; waits for KV where it must. */
  read(caller: LeaseScope): Promise<number>
}

/** A lease on the purges. When KV does not respond, pages are older, not slower and not missing. */
export function leaseGeneration(limit?: number): Generation {
  const lease = createLease<KnownPurges>(limit)
  return {
    async read({ env, now, requestId, execution }) {
      const { LISTS } = env
      if (!LISTS) return 0
      const known = await lease.read({
        now,
        fetchValue: () => readPurges(LISTS, spreadMsOf(env)),
        waitUntil: (work) => execution.waitUntil(work),
        onFailure: (error) =>
          logThrown('the purges cannot be read', { requestId, path: '' }, error),
      })
      return ofPages(known, env, now)
    },
  }
}

function ofPages(known: KnownPurges | undefined, env: LeaseScope['env'], now: number): number {
  return generationOf(known?.purges[PAGES]?.at, now, spreadMsOf(env))
}

/** This isolate's lease. */
export const generation = leaseGeneration()
