import { logFailure } from '../workers/kit/log'
import { logOurs } from './failures'

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

/** What a read needs of the request it happens in; `store` undefined keeps the answer in memory only. */
export type Reach = { now: number; requestId: string; store: Store | undefined; waitUntil: (work: Promise<unknown>) => void }

/** One cached answer: its key, how long it lives, how it is made, and whether one is worth keeping (all are, unless said otherwise). */
export type Entry<T> = { key: string; lifetime: Lifetime; load: () => Promise<T>; isWorthKeeping?: (value: T) => boolean }

/** Reads through memory and store. Made once per isolate. */
export type Cache = { read: <T>(entry: Entry<T>, reach: Reach) => Promise<T> }

type Kept = { at: number; value: unknown }

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
    const { key } = entry
    const { fresh, stale, keep } = entry.lifetime
    const wasKnown = memory.has(key)
    const known = memory.get(key) ?? (reach.store ? await share(`recall ${key}`, () => recall(entry, reach), reach) : undefined)
    const age = known ? (reach.now - known.at) / 1000 : Infinity
    if (known && age < fresh) return known.value as T
    if (known && age < fresh + stale) {
      if (!isResting(key, reach.now)) reach.waitUntil(renew(entry, reach, wasKnown).then(doNothing, logOurs(`cache ${key}`, reach.requestId)))
      return known.value as T
    }
    const isLastResort = known && age < fresh + stale + keep
    if (isLastResort && isResting(key, reach.now)) return known.value as T
    try {
      return (await renew(entry, reach, wasKnown)).value as T
    } catch (error) {
      if (isLastResort) return known.value as T
      throw error
    }
  }

  async function renew<T>(entry: Entry<T>, reach: Reach, looksInStore: boolean): Promise<Kept> {
    const renewed = await share(entry.key, () => fetchNew(entry, reach, looksInStore), reach)
    return renewed ?? fetchNew(entry, reach, false)
  }

  /** One piece of work at a time for each name; everybody who comes meanwhile gets its outcome, or undefined when it takes too long. */
  function share(name: string, work: () => Promise<Kept | undefined>, { waitUntil }: Reach): Promise<Kept | undefined> {
    const flying = flights.get(name)
    if (flying) return patiently(flying)
    const flight = work().finally(() => {
      if (flights.get(name) === flight) flights.delete(name)
    })
    flights.set(name, flight)
    // Keeps the request alive that others wait for, even when its own visitor has left.
    waitUntil(flight.then(doNothing, doNothing))
    return flight
  }

  async function recall<T>({ key, lifetime: { fresh, stale, keep } }: Entry<T>, reach: Reach): Promise<Kept | undefined> {
    const stored = await fromStore(key, reach)
    return stored && reach.now - stored.at < (fresh + stale + keep) * 1000 ? remember(key, stored) : undefined
  }

  async function fetchNew<T>({ key, lifetime, load, isWorthKeeping }: Entry<T>, reach: Reach, looksInStore: boolean): Promise<Kept> {
    // Another isolate may have fetched a new one already.
    const stored = looksInStore ? await fromStore(key, reach) : undefined
    if (stored && reach.now - stored.at < lifetime.fresh * 1000) return remember(key, stored)
    try {
      const value = await load()
      restUntil.delete(key)
      if (isWorthKeeping?.(value) === false) return { at: reach.now, value }
      const kept = remember(key, { at: reach.now, value })
      if (reach.store) reach.waitUntil(toStore(reach.store, key, kept, lifetime, reach))
      return kept
    } catch (error) {
      restUntil.set(key, reach.now + REST_MS)
      throw error
    }
  }

  function remember(key: string, kept: Kept): Kept {
    if (!memory.has(key) && memory.size >= MEMORY_ENTRIES) memory.delete(memory.keys().next().value!)
    memory.set(key, kept)
    return kept
  }

  function isResting(key: string, now: number): boolean {
    return now < (restUntil.get(key) ?? 0)
  }
}

/** Whoever waits for the work is told. */
function doNothing(): void {}

/** The flight's answer, or undefined when it takes longer than any backend may. */
async function patiently(flight: Promise<Kept | undefined>): Promise<Kept | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const outOfPatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    return await Promise.race([flight, outOfPatience])
  } finally {
    clearTimeout(timer)
  }
}

async function fromStore(key: string, { store, requestId }: Reach): Promise<Kept | undefined> {
  try {
    const found = await store?.get(key, 'json')
    return isKept(found) ? found : undefined
  } catch (error) {
    logFailure({ worker: 'gateway', call: `lists.get ${key}`, requestId }, error)
    return undefined
  }
}

async function toStore(store: Store, key: string, kept: Kept, { fresh, stale, keep }: Lifetime, { requestId }: Reach): Promise<void> {
  try {
    await store.put(key, JSON.stringify(kept), { expirationTtl: fresh + stale + keep })
  } catch (error) {
    // Memory has it; the store gets the next one.
    logFailure({ worker: 'gateway', call: `lists.put ${key}`, requestId }, error)
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value
}
