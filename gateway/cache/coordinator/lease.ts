import { createLease } from '../../../domain/lease'
import { logFailure } from '../../../workers/kit/log'
import type { Generations } from './generations'

/** What a request to the coordinator needs of the HTTP request that causes it. */
export type LeaseCaller = {
  now: number
  requestId: string
  fetchValue: () => Promise<Generations>
  waitUntil: (work: Promise<unknown>) => void
}

/** An isolate's knowledge of the lists' generations. */
export type GenerationLease = {
  /**
   * Returns the generations, at most one lease old; undefined when they could never be fetched.
   * Never throws.
   */
  read: (caller: LeaseCaller) => Promise<Generations | undefined>
}

/**
 * A lease on the lists' generations (`domain/lease.ts`) that logs when the coordinator does not
 * respond.
 */
export function createGenerationLease(limitMs?: number): GenerationLease {
  const lease = createLease<Generations>(limitMs)
  return {
    read: ({ requestId, ...reader }) =>
      lease.read({
        ...reader,
        onFailure: (error) =>
          logFailure({ worker: 'gateway', call: 'coordinator.read', requestId }, error),
      }),
  }
}
