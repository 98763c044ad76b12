import type { Env, Execution as Execution } from '../../context'
import { logThrown } from '../log'
import { within } from '../within'

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

/** Longest wait for the coordinator, in ms, and how long to go on without its answer. */
const limitMs = 1500
const restMs = 5000

/** Tells how often pages were purged, as it is or was no longer than a lease ago. */
export type Generation = (asker: LeaseScope) => Promise<number>

/**
 * A lease on the number of purges, by the rules of gateway/cache/coordinator/lease.ts: no question in its first half, one behind the answers in its second,
 * and nobody goes on past its end without having asked. Where nobody answers, pages are older, not slower and not missing.
 */
export function leaseGeneration(limit = limitMs): Generation {
  let knownPurges = 0
  let leaseMs = restMs
  let renewAt = 0
  let endsAt = 0
  let check: { since: number; answer: Promise<boolean> } | undefined

  return async function generation(asker) {
    const { env, now, execution } = asker
    if (!env.COORDINATOR) return 0
    if (now < endsAt) {
      if (now >= renewAt) execution.waitUntil(renewed(asker))
      return knownPurges
    }
    const isAnswered = await within(limit, renewed(asker))
    if (!isAnswered && now >= endsAt) {
      renewAt = Infinity
      endsAt = now + leaseMs
    }
    return knownPurges
  }

  /** Whether one question, for all who need it, was answered; one that began long ago may have died with its request. */
  function renewed(asker: LeaseScope): Promise<boolean> {
    if (check && asker.now - check.since < Math.min(limit, leaseMs)) return check.answer
    const mine = {
      since: asker.now,
      answer: ask(asker).finally(() => check === mine && (check = undefined)),
    }
    check = mine
    asker.execution.waitUntil(mine.answer)
    return mine.answer
  }

  async function ask({ env, now, requestId }: LeaseScope): Promise<boolean> {
    try {
      const answer = await env.COORDINATOR!.getByName('lists').read()
      knownPurges = answer.numbers.pages ?? 0
      leaseMs = answer.leaseMs
      // Counted from before the question, so it ends in time.
      renewAt = now + leaseMs / 2
      endsAt = now + leaseMs
      return true
    } catch (error) {
      logThrown('the coordinator does not answer', { requestId, path: '' }, error)
      renewAt = Infinity
      return false
    }
  }
}

/** This isolate's lease. */
export const generationOf = leaseGeneration()
