import type { Env, Execution } from '../../context'
import { logThrown } from '../log'
import { createLease } from '../../../domain/lease'

/** The gateway's object that knows how often lists, and pages with them, were purged. */
export type Coordinator = {
  getByName(name: string): {
    read(): Promise<{ leaseMs: number; numbers: Readonly<Record<string, number>> }>
  }
}

type LeaseScope = {
  env: Pick<Env, 'COORDINATOR'>
  now: number
  requestId: string
  execution: Execution
}

/** The number of purges, at most one lease old. */
export type Generation = {
  /** Returns it; waits for the coordinator where it must. */
  read(caller: LeaseScope): Promise<number>
  /** Returns it while the coordinator need not be asked, else undefined. */
  current(caller: Pick<LeaseScope, 'env' | 'now'>): number | undefined
}

/**
 * A lease on the number of purges (`domain/lease.ts`). When the coordinator does not respond, pages
 * are older, not slower and not missing.
 */
export function leaseGeneration(limit?: number): Generation {
  const lease =
    createLease<Awaited<ReturnType<ReturnType<Coordinator['getByName']>['read']>>>(limit)

  return {
    async read({ env: { COORDINATOR }, now, requestId, execution }) {
      if (!COORDINATOR) return 0
      const known = await lease.read({
        now,
        fetchValue: () => COORDINATOR.getByName('lists').read(),
        waitUntil: (work) => execution.waitUntil(work),
        onFailure: (error) =>
          logThrown('the coordinator does not answer', { requestId, path: '' }, error),
      })
      return known?.numbers.pages ?? 0
    },
    current({ env: { COORDINATOR }, now }) {
      if (!COORDINATOR) return 0
      const known = lease.current(now)
      return known && (known.numbers.pages ?? 0)
    },
  }
}

/** This isolate's lease. */
export const generation = leaseGeneration()
