import { createLease } from '../../../domain/lease'
import { logFailure } from '../../../workers/kit/log'
import type { Generations } from './generations'

/** What a question to the coordinator needs of the request it is asked in. */
export type Asker = {
  now: number
  requestId: string
  ask: () => Promise<Generations>
  waitUntil: (work: Promise<unknown>) => void
}

/** What an isolate knows of the lists' generations. */
export type GenerationLease = {
  /**
   * The generations as they are, or were no longer than a lease ago; undefined when nobody could
   * ever tell. Never throws.
   */
  read: (asker: Asker) => Promise<Generations | undefined>
}

/** A lease on the lists' generations (`domain/lease.ts`) that logs when the coordinator does not answer. */
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
