import type { Env } from '../context'
import type { Generations } from '../cache/coordinator/generations'
import { Renewals, type Renewal } from '../cache/coordinator/renewals'

/** A test's own coordinator, shared by all isolates of a test. */
export type TestCoordinator = {
  binding: NonNullable<Env['COORDINATOR']>
  /** How often the generations were read. */
  reads: () => number
  /** From now on it throws, or never responds; null repairs it. */
  fail: (how: 'refuses' | 'hangs' | null) => void
}

/** The lease that isolates have from it, in ms. */
export const LEASE_MS = 5000

/** Opens one that knows of no purge yet. */
export function openCoordinator(): TestCoordinator {
  const numbers: Record<string, number> = {}
  let reads = 0
  let failing: 'refuses' | 'hangs' | null = null
  const respond = (): Promise<Generations> => {
    if (failing === 'refuses') return Promise.reject(new Error('no object'))
    if (failing === 'hangs') return new Promise(() => undefined)
    return Promise.resolve({ leaseMs: LEASE_MS, numbers: { ...numbers } })
  }
  // Real time, as isolates wait for each other in it.
  const renewals = new Renewals(() => Date.now())
  const keeper = {
    read: () => {
      reads += 1
      return respond()
    },
    raise: async (names: readonly string[]) => {
      await respond()
      for (const name of names) numbers[name] = (numbers[name] ?? 0) + 1
      return respond()
    },
    countPurge: () => Promise.resolve(0),
    claimRenewal: (renewal: Renewal) => respond().then(() => renewals.claimRenewal(renewal)),
    endRenewal: (renewal: Renewal, at: number, json: string | null) =>
      respond().then(() => renewals.endRenewal(renewal, at, json)),
  }
  return {
    binding: { getByName: () => keeper },
    reads: () => reads,
    fail: (how) => void (failing = how),
  }
}
