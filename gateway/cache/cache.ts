import type { CrossIsolateSingleFlight } from './coordinator/cross-isolate-single-flight'
import { logBackendFailure } from '../graphql/errors'
import { withTimeout } from '../../domain/with-timeout'
import { type CachedValue, fromStore, isCachedValue, type Store, toStore } from './store'

/** How long a cached value is served, in seconds, in the terms of RFC 5861. */
export type Lifetime = {
  /** Served without a request to the backend. */
  maxAge: number
  /** Then served at once, while a renewal runs in the background. */
  staleWhileRevalidate: number
  /** Then served only when the renewal fails; 0 drops the value. */
  staleIfError: number
}

/**
 * What a read needs of its request. Without `store` values stay in memory; without `crossIsolate`
 * other isolates are not consulted.
 */
export type CacheScope = {
  now: number
  requestId: string
  store: Store | undefined
  crossIsolate?: CrossIsolateSingleFlight
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * One cached response: its key, its lifetime, how it is fetched, and whether a value is stored
 * (every value is by default).
 */
export type Entry<T> = {
  key: string
  lifetime: Lifetime
  load: () => Promise<T>
  isCacheable?: (value: T) => boolean
  /**
   * How often it was purged so far; values of an older generation are served only when no new one
   * can be fetched. Undefined while unknown.
   */
  generation?: number
}

/** Reads through memory and store. Made once per isolate. */
export type Cache = { read: <T>(entry: Entry<T>, scope: CacheScope) => Promise<T> }

/** Pause after a failed renewal, in ms, so that not every request retries a broken backend. */
const BACKOFF_MS = 10_000
/** Longest wait for another request’s fetch, in ms: that request may have died with its promise. */
const WAIT_MS = 6000
/** Most responses in one isolate's memory. */
const MEMORY_ENTRIES = 500

/**
 * A read-through cache: memory first, since a KV read costs more than most responses; then the
 * store; then the backend. Failures are never cached.
 */
export function createCache(): Cache {
  const memory = new Map<string, CachedValue>()
  const inFlight = new Map<string, Promise<CachedValue | undefined>>()
  const backoffUntil = new Map<string, number>()
  return { read }

  async function read<T>(entry: Entry<T>, scope: CacheScope): Promise<T> {
    const { key, generation = 0 } = entry
    const { maxAge, staleWhileRevalidate, staleIfError } = entry.lifetime
    const flight = flightOf(entry)
    const wasKnown = memory.has(key)
    const known =
      memory.get(key) ??
      (scope.store
        ? await singleFlight(`recall ${key}`, () => readStore(entry, scope), scope)
        : undefined)
    const since = known ? (scope.now - known.at) / 1000 : Infinity
    const age =
      known && isOlder(known, generation) ? Math.max(since, maxAge + staleWhileRevalidate) : since
    if (known && age < maxAge) return known.value as T
    if (known && age < maxAge + staleWhileRevalidate) {
      if (!isBackingOff(flight, scope.now))
        scope.waitUntil(
          renew(entry, scope, wasKnown).then(
            doNothing,
            logBackendFailure(`cache ${key}`, scope.requestId),
          ),
        )
      return known.value as T
    }
    const isLastResort = known && age < maxAge + staleWhileRevalidate + staleIfError
    if (isLastResort && isBackingOff(flight, scope.now)) return known.value as T
    try {
      return (await renew(entry, scope, wasKnown)).value as T
    } catch (error) {
      if (isLastResort) return known.value as T
      throw error
    }
  }

  async function renew<T>(
    entry: Entry<T>,
    scope: CacheScope,
    looksInStore: boolean,
  ): Promise<CachedValue> {
    const renewed = await singleFlight(
      flightOf(entry),
      () => fetchNew(entry, scope, looksInStore),
      scope,
    )
    return renewed ?? fetchNew(entry, scope, false)
  }

  /**
   * Runs one piece of work at a time for each key; concurrent callers get its result, or undefined
   * when it takes too long.
   */
  function singleFlight(
    name: string,
    work: () => Promise<CachedValue | undefined>,
    { waitUntil }: CacheScope,
  ): Promise<CachedValue | undefined> {
    const flying = inFlight.get(name)
    if (flying) return withTimeout(WAIT_MS, flying)
    const flight = work().finally(() => {
      if (inFlight.get(name) === flight) inFlight.delete(name)
    })
    inFlight.set(name, flight)
    // Other requests await this flight, so the current request stays alive even after its visitor
    // has left.
    waitUntil(flight.then(doNothing, doNothing))
    return flight
  }

  async function readStore<T>(
    { key, lifetime }: Entry<T>,
    scope: CacheScope,
  ): Promise<CachedValue | undefined> {
    const stored = await fromStore(key, scope)
    return stored && scope.now - stored.at < storedSeconds(lifetime) * 1000
      ? setMemory(key, stored)
      : undefined
  }

  async function fetchNew<T>(
    entry: Entry<T>,
    scope: CacheScope,
    looksInStore: boolean,
  ): Promise<CachedValue> {
    const { key, lifetime, load, isCacheable, generation = 0 } = entry
    const flight = flightOf(entry)
    // Another isolate may have fetched a new one already.
    const stored = looksInStore ? await fromStore(key, scope) : undefined
    if (stored && !isOlder(stored, generation) && scope.now - stored.at < lifetime.maxAge * 1000)
      return setMemory(key, stored)
    const renewal = { key, generation, notBefore: scope.now - lifetime.maxAge * 1000 }
    const other = await scope.crossIsolate?.claim(renewal)
    if (isCachedValue(other)) return setMemory(key, other)
    try {
      const value = await load()
      backoffUntil.delete(flight)
      const cached = { at: scope.now, value, generation }
      const isKeepable = isCacheable?.(value) !== false
      scope.crossIsolate?.publish(renewal, scope.now, isKeepable ? cached : undefined)
      if (!isKeepable) return cached
      setMemory(key, cached)
      if (scope.store) scope.waitUntil(toStore(key, cached, storedSeconds(lifetime), scope))
      return cached
    } catch (error) {
      // Back off only for keys in memory: made-up slugs would fill this map.
      if (memory.has(key)) backoffUntil.set(flight, scope.now + BACKOFF_MS)
      scope.crossIsolate?.publish(renewal, scope.now, undefined)
      throw error
    }
  }

  function setMemory(key: string, cached: CachedValue): CachedValue {
    const held = memory.get(key)
    // Begun before a purge, ended after it.
    if (held && isOlder(cached, held.generation ?? 0)) return cached
    if (!memory.has(key) && memory.size >= MEMORY_ENTRIES)
      memory.delete(memory.keys().next().value!)
    memory.set(key, cached)
    return cached
  }

  function isBackingOff(flight: string, now: number): boolean {
    return now < (backoffUntil.get(flight) ?? 0)
  }
}

/**
 * The key of a flight. It includes the generation: a request after a purge must not get the result
 * of a fetch that began before it.
 */
function flightOf({ key, generation = 0 }: Pick<Entry<unknown>, 'key' | 'generation'>): string {
  return `${key} ${generation}`
}

function isOlder(cached: CachedValue, generation: number): boolean {
  return (cached.generation ?? 0) < generation
}

/** How long a value may be of use at all. */
function storedSeconds({ maxAge, staleWhileRevalidate, staleIfError }: Lifetime): number {
  return maxAge + staleWhileRevalidate + staleIfError
}

/** The error reaches those who await the work. */
function doNothing(): void {}
