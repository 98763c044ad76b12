/**
 * A purge of a list, epoch ms. From `droppedAt` on, older values are not even shown during an
 * outage.
 */
export type Purge = { at: number; droppedAt?: number }

/** The last purge of each list that was ever purged. */
export type Purges = Readonly<Partial<Record<string, Purge>>>

/** What readers know of purges, and for how many ms they may use it. */
export type KnownPurges = { leaseMs: number; purges: Purges }

/** The store of purges: a KV namespace, so that no reader waits for another continent. */
export type PurgeStore = {
  get: (key: string, options: { type: 'json'; cacheTtl: number }) => Promise<unknown>
}

/** Where purges are stored. */
export const PURGES_KEY = 'purges'

/** The name under which the site's whole pages are purged. */
export const PAGES = 'pages'

/** Seconds after which KV shows what was written, at every place of the edge. */
const STORE_SECONDS = 30

/** Ms after which every reader knows of a purge: KV's half minute and a lease, with a reserve. */
export const SPREAD_MS = 58_000

/** Reads the purges for a third of the time within which they must be known. */
export async function readPurges(store: PurgeStore, spreadMs: number): Promise<KnownPurges> {
  const found = await store.get(PURGES_KEY, { type: 'json', cacheTtl: STORE_SECONDS })
  return { leaseMs: spreadMs / 3, purges: isPurges(found) ? found : {} }
}

/**
 * The generation of a list: 0 before any purge, then when it was purged, at last when everybody
 * knows of that. What was made in an older generation is not fresh; the second step takes what those
 * made who did not know yet.
 */
export function generationOf(at: number | undefined, now: number, spreadMs: number): number {
  if (typeof at !== 'number') return 0
  return now < at + spreadMs ? at : at + spreadMs
}

function isPurges(found: unknown): found is Purges {
  return typeof found === 'object' && found !== null
}

/** SPREAD_MS, or a shorter time that a test or a local run sets. */
export function spreadMsOf({ PURGE_SPREAD_MS }: { PURGE_SPREAD_MS?: string }): number {
  return Number(PURGE_SPREAD_MS ?? SPREAD_MS)
}
