import { logFailure } from '../../workers/kit/log'
import type { Elsewhere } from './coordinator/cross-isolate-single-flight'
import { logOurs } from '../graphql/errors'
import { within } from '../../workers/kit/within'

/** How long a cached answer lives, in seconds. */
export type Lifetime = {
  /** Served without asking anybody. */
  fresh: number
  /** After that still served at once, while a new one is fetched behind the answer. */
  stale: number
  /** After that served only when no new one can be had; 0 keeps nothing for outages. */
  keep: number
}

/** Where answers outlive an isolate: a KV namespace. */
export type Store = {
  get: (key: string, type: 'json') => Promise<unknown>
  put: (key: string, value: string, options: { expirationTtl: number }) => Promise<void>
}

/** What a read needs of the request it happens in; `store` undefined keeps the answer in memory only, `elsewhere` undefined asks no other isolate. */
export type Reach = {
  now: number
  requestId: string
  store: Store | undefined
  elsewhere?: Elsewhere
  waitUntil: (work: Promise<unknown>) => void
}

/** One cached answer: its key, how long it lives, how it is made, and whether one is worth keeping (all are, unless said otherwise). */
export type Entry<T> = {
  key: string
  lifetime: Lifetime
  load: () => Promise<T>
  isWorthKeeping?: (value: T) => boolean
  /** How often it was purged so far; what was kept before is shown only when no new one can be had. Undefined while nobody can say. */
  generation?: number
}

/** Reads through memory and store. Made once per isolate. */
export type Cache = { read: <T>(entry: Entry<T>, reach: Reach) => Promise<T> }

type Kept = { at: number; value: unknown; generation?: number }

/** Pause after a failed renewal, in ms: a broken backend is not asked by every visitor. */
const REST_MS = 10_000
/** Longest wait for somebody else's fetch, in ms. That request may have died, and its promise with it. */
const PATIENCE_MS = 6000
/** Most answers kept in one isolate's memory. */
const MEMORY_ENTRIES = 500

/** A read-through cache: memory first, since a KV read costs more than most answers; then the store; then the backend. Failures are never kept. */
export function createCache(): Cache {
  const memory = new Map<string, Kept>()
  const flights = new Map<string, Promise<Kept | undefined>>()
  const restUntil = new Map<string, number>()
  return { read }

  async function read<T>(entry: Entry<T>, reach: Reach): Promise<T> {
    const { key, generation = 0 } = entry
    const { fresh, stale, keep } = entry.lifetime
    const flight = flightOf(entry)
    const wasKnown = memory.has(key)
    const known =
      memory.get(key) ??
      (reach.store ? await share(`recall ${key}`, () => recall(entry, reach), reach) : undefined)
    const since = known ? (reach.now - known.at) / 1000 : Infinity
    const age = known && isOlder(known, generation) ? Math.max(since, fresh + stale) : since
    if (known && age < fresh) return known.value as T
    if (known && age < fresh + stale) {
      if (!isResting(flight, reach.now))
        reach.waitUntil(
          renew(entry, reach, wasKnown).then(doNothing, logOurs(`cache ${key}`, reach.requestId)),
        )
      return known.value as T
    }
    const isLastResort = known && age < fresh + stale + keep
    if (isLastResort && isResting(flight, reach.now)) return known.value as T
    try {
      return (await renew(entry, reach, wasKnown)).value as T
    } catch (error) {
      if (isLastResort) return known.value as T
      throw error
    }
  }

  async function renew<T>(entry: Entry<T>, reach: Reach, looksInStore: boolean): Promise<Kept> {
    const renewed = await share(flightOf(entry), () => fetchNew(entry, reach, looksInStore), reach)
    return renewed ?? fetchNew(entry, reach, false)
  }

  /** One piece of work at a time for each name; everybody who comes meanwhile gets its outcome, or undefined when it takes too long. */
  function share(
    name: string,
    work: () => Promise<Kept | undefined>,
    { waitUntil }: Reach,
  ): Promise<Kept | undefined> {
    const flying = flights.get(name)
    if (flying) return within(PATIENCE_MS, flying)
    const flight = work().finally(() => {
      if (flights.get(name) === flight) flights.delete(name)
    })
    flights.set(name, flight)
    // Keeps the request alive that others wait for, even when its own visitor has left.
    waitUntil(flight.then(doNothing, doNothing))
    return flight
  }

  async function recall<T>(
    { key, lifetime: { fresh, stale, keep } }: Entry<T>,
    reach: Reach,
  ): Promise<Kept | undefined> {
    const stored = await fromStore(key, reach)
    return stored && reach.now - stored.at < (fresh + stale + keep) * 1000
      ? remember(key, stored)
      : undefined
  }

  async function fetchNew<T>(entry: Entry<T>, reach: Reach, looksInStore: boolean): Promise<Kept> {
    const { key, lifetime, load, isWorthKeeping, generation = 0 } = entry
    const flight = flightOf(entry)
    // Another isolate may have fetched a new one already.
    const stored = looksInStore ? await fromStore(key, reach) : undefined
    if (stored && !isOlder(stored, generation) && reach.now - stored.at < lifetime.fresh * 1000)
      return remember(key, stored)
    const renewal = { key, generation, notBefore: reach.now - lifetime.fresh * 1000 }
    const other = await reach.elsewhere?.ask(renewal)
    if (isKept(other)) return remember(key, other)
    try {
      const value = await load()
      restUntil.delete(flight)
      const kept = { at: reach.now, value, generation }
      const isKeepable = isWorthKeeping?.(value) !== false
      reach.elsewhere?.tell(renewal, reach.now, isKeepable ? kept : undefined)
      if (!isKeepable) return kept
      remember(key, kept)
      if (reach.store) reach.waitUntil(toStore(reach.store, key, kept, lifetime, reach))
      return kept
    } catch (error) {
      // Only what is kept can be shown meanwhile; whoever tries names of his own leaves nothing here.
      if (memory.has(key)) restUntil.set(flight, reach.now + REST_MS)
      reach.elsewhere?.tell(renewal, reach.now, undefined)
      throw error
    }
  }

  function remember(key: string, kept: Kept): Kept {
    const held = memory.get(key)
    // Begun before a purge, ended after it.
    if (held && isOlder(kept, held.generation ?? 0)) return kept
    if (!memory.has(key) && memory.size >= MEMORY_ENTRIES)
      memory.delete(memory.keys().next().value!)
    memory.set(key, kept)
    return kept
  }

  function isResting(flight: string, now: number): boolean {
    return now < (restUntil.get(flight) ?? 0)
  }
}

/** The name of a fetch: one that began before a purge is no answer to whoever comes after it. */
function flightOf({ key, generation = 0 }: Pick<Entry<unknown>, 'key' | 'generation'>): string {
  return `${key} ${generation}`
}

function isOlder(kept: Kept, generation: number): boolean {
  return (kept.generation ?? 0) < generation
}

/** Whoever waits for the work is told. */
function doNothing(): void {}

async function fromStore(key: string, { store, requestId }: Reach): Promise<Kept | undefined> {
  try {
    const found = await store?.get(key, 'json')
    return isKept(found) ? found : undefined
  } catch (error) {
    logFailure({ worker: 'gateway', call: `lists.get ${key}`, requestId }, error)
    return undefined
  }
}

async function toStore(
  store: Store,
  key: string,
  kept: Kept,
  { fresh, stale, keep }: Lifetime,
  { requestId }: Reach,
): Promise<void> {
  try {
    await store.put(key, JSON.stringify(kept), { expirationTtl: fresh + stale + keep })
  } catch (error) {
    // Memory has it; the store gets the next one.
    logFailure({ worker: 'gateway', call: `lists.put ${key}`, requestId }, error)
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'value' in value
  )
}
