import { logFailure } from '../../../workers/kit/log'
import { within } from '../../../workers/kit/within'
import type { Generations } from './generations'

/** What a question to the coordinator needs of the request it is asked in. */
export type Asker = {
  now: number
  requestId: string
  ask: () => Promise<Generations>
  waitUntil: (work: Promise<unknown>) => void
}

/** What an isolate knows of the lists' generations. */
export type Lease = {
  /** The generations as they are, or were no longer than a lease ago; undefined when nobody could ever tell. Never throws. */
  read: (asker: Asker) => Promise<Generations | undefined>
}

/** Longest wait for the coordinator, in ms: without it pages are older, not slower. */
const LIMIT_MS = 1500
/** How long to go on without an answer before the next question. */
const REST_MS = 5000

/**
 * A lease on the generations: no question before its half, one behind the answers after that, and none of its readers goes on past its end
 * without having asked. It is counted from before the question by the isolate's own clock, so it ends in time whatever clocks say elsewhere.
 */
export function createLease(limitMs = LIMIT_MS): Lease {
  let known: Generations | undefined
  let renewAt = 0
  let endsAt = 0
  let check: { since: number; answer: Promise<boolean> } | undefined
  return { read }

  async function read(asker: Asker): Promise<Generations | undefined> {
    const { now } = asker
    if (now < endsAt) {
      if (now >= renewAt) asker.waitUntil(renewed(asker))
      return known
    }
    const isAnswered = await within(limitMs, renewed(asker))
    // The outage of one object costs each isolate one short wait a rest, and never a page.
    if (!isAnswered && now >= endsAt) goOnUntil(now + (known?.leaseMs ?? REST_MS))
    return known
  }

  /** Whether one question, for all who need it, was answered; never throws. One that began long ago may have died with its request. */
  function renewed(asker: Asker): Promise<boolean> {
    if (check && asker.now - check.since < Math.min(limitMs, known?.leaseMs ?? limitMs))
      return check.answer
    const mine = {
      since: asker.now,
      answer: ask(asker).finally(() => check === mine && (check = undefined)),
    }
    check = mine
    // Keeps the request alive that others wait for.
    asker.waitUntil(mine.answer)
    return mine.answer
  }

  async function ask({ now, ask: askCoordinator, requestId }: Asker): Promise<boolean> {
    try {
      const answer = await askCoordinator()
      known = answer
      renewAt = now + answer.leaseMs / 2
      endsAt = now + answer.leaseMs
      return true
    } catch (error) {
      logFailure({ worker: 'gateway', call: 'coordinator.read', requestId }, error)
      // Serve the known generations until the lease ends; do not retry before.
      renewAt = Infinity
      return false
    }
  }

  function goOnUntil(end: number): void {
    renewAt = Infinity
    endsAt = end
  }
}
