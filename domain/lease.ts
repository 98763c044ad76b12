import { withTimeout } from './with-timeout'

/** What a lease needs of the request that reads it. */
export type LeaseReader<Value> = {
  now: number
  fetchValue: () => Promise<Value>
  onFailure: (error: unknown) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** A value that may be used for `leaseMs` after it was requested. */
export type Lease<Value> = {
  /**
   * Returns the value, at most one lease old; undefined when it could never be fetched. Never
   * throws.
   */
  read: (reader: LeaseReader<Value>) => Promise<Value | undefined>
}

/**
 * Longest wait for the owner of the value, in ms: when it does not respond, pages are older, not
 * slower.
 */
const LIMIT_MS = 1500
/** Ms between two requests when the first one failed and no value is known. */
const BACKOFF_MS = 5000

/**
 * A lease on a value. During its first half no request is made; in the second half one renews it
 * in the background; after its end every reader waits for the renewal. The lease is counted from
 * before the request by the isolate's own clock, so it ends in time whatever other clocks show.
 */
export function createLease<Value extends { leaseMs: number }>(limitMs = LIMIT_MS): Lease<Value> {
  let known: Value | undefined
  let renewAt = 0
  let endsAt = 0
  let check: { since: number; response: Promise<boolean> } | undefined
  return { read }

  async function read(reader: LeaseReader<Value>): Promise<Value | undefined> {
    const { now } = reader
    if (now < endsAt) {
      if (now >= renewAt) reader.waitUntil(renewed(reader))
      return known
    }
    const isRenewed = await withTimeout(limitMs, renewed(reader))
    // A renewal failed: the old value is served for a while before the next try, and no page fails.
    if (!isRenewed && now >= endsAt) {
      renewAt = Infinity
      endsAt = now + (known?.leaseMs ?? BACKOFF_MS)
    }
    return known
  }

  /**
   * Requests the value once for all concurrent readers and returns whether that succeeded; never
   * throws. A request that began longer ago than the limit is not awaited, as it may have died with
   * the HTTP request that started it.
   */
  function renewed(reader: LeaseReader<Value>): Promise<boolean> {
    if (check && reader.now - check.since < Math.min(limitMs, known?.leaseMs ?? limitMs))
      return check.response
    const mine = {
      since: reader.now,
      response: fetchValue(reader).finally(() => check === mine && (check = undefined)),
    }
    check = mine
    // Other readers await this promise, so the current request must stay alive until it settles.
    reader.waitUntil(mine.response)
    return mine.response
  }

  async function fetchValue({
    now,
    fetchValue: fetchOwn,
    onFailure,
  }: LeaseReader<Value>): Promise<boolean> {
    try {
      const response = await fetchOwn()
      known = response
      renewAt = now + response.leaseMs / 2
      endsAt = now + response.leaseMs
      return true
    } catch (error) {
      onFailure(error)
      // Use the known value until the lease ends; do not retry before.
      renewAt = Infinity
      return false
    }
  }
}
