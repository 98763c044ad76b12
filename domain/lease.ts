import { within } from './within'

/** What a lease needs of the request that reads it. */
export type LeaseReader<Value> = {
  now: number
  ask: () => Promise<Value>
  onFailure: (error: unknown) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** A value that may be used for `leaseMs` after it was asked for. */
export type Lease<Value> = {
  /** The value as it is, or was no longer than a lease ago; undefined when nobody could ever tell. Never throws. */
  read: (reader: LeaseReader<Value>) => Promise<Value | undefined>
}

/** Longest wait for whoever knows the value, in ms: without it pages are older, not slower. */
const LIMIT_MS = 1500
/** How long to go on without an answer before the next question. */
const REST_MS = 5000

/**
 * A lease on a value: no question before its half, one behind the answers after that, and none of
 * its readers goes on past its end without
 * having asked. It is counted from before the question by the isolate's own clock, so it ends in
 * time whatever clocks say elsewhere.
 */
export function createLease<Value extends { leaseMs: number }>(limitMs = LIMIT_MS): Lease<Value> {
  let known: Value | undefined
  let renewAt = 0
  let endsAt = 0
  let check: { since: number; answer: Promise<boolean> } | undefined
  return { read }

  async function read(reader: LeaseReader<Value>): Promise<Value | undefined> {
    const { now } = reader
    if (now < endsAt) {
      if (now >= renewAt) reader.waitUntil(renewed(reader))
      return known
    }
    const isAnswered = await within(limitMs, renewed(reader))
    // The outage of one object costs each isolate one short wait a rest, and never a page.
    if (!isAnswered && now >= endsAt) {
      renewAt = Infinity
      endsAt = now + (known?.leaseMs ?? REST_MS)
    }
    return known
  }

  /**
   * Whether one question, for all who need it, was answered; never throws. One that began long ago
   * may have died with its request.
   */
  function renewed(reader: LeaseReader<Value>): Promise<boolean> {
    if (check && reader.now - check.since < Math.min(limitMs, known?.leaseMs ?? limitMs))
      return check.answer
    const mine = {
      since: reader.now,
      answer: ask(reader).finally(() => check === mine && (check = undefined)),
    }
    check = mine
    // Keeps the request alive that others wait for.
    reader.waitUntil(mine.answer)
    return mine.answer
  }

  async function ask({ now, ask: askOwner, onFailure }: LeaseReader<Value>): Promise<boolean> {
    try {
      const answer = await askOwner()
      known = answer
      renewAt = now + answer.leaseMs / 2
      endsAt = now + answer.leaseMs
      return true
    } catch (error) {
      onFailure(error)
      // Use the known value until the lease ends; do not retry before.
      renewAt = Infinity
      return false
    }
  }
}
