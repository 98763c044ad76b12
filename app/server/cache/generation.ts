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

/** Returns the number of purges, at most one lease old. */
export type Generation = (caller: LeaseScope) => Promise<number>

/**
 * A lease on the number of purges (`domain/lease.ts`). When the coordinator does not respond, pages
 * are older, not slower and not missing.
 */
export function leaseGeneration(limit?: number): Generation {
  const lease =
    createLease<Awaited<ReturnType<ReturnType<Coordinator['getByName']>['read']>>>(limit)

  return async function generation({ env: { COORDINATOR }, now, requestId, execution }) {
    if (!COORDINATOR) return 0
    const known = await lease.read({
      now,
      fetchValue: () => COORDINATOR.getByName('lists').read(),
      waitUntil: (work) => execution.waitUntil(work),
      onFailure: (error) =>
        logThrown('the coordinator does not answer', { requestId, path: '' }, error),
    })
    return known?.numbers.pages ?? 0
  }
}

/** This isolate's lease. */
export const generationOf = leaseGeneration()
