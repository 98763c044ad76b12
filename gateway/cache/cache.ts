import type { CrossIsolateSingleFlight } from './coordinator/cross-isolate-single-flight'
import { logBackendFailure } from '../graphql/errors'
import { createMemory, isOlder, type Memory } from './memory'
import { createSingleFlight, type SingleFlight } from './single-flight'
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
export type Cache = {
  read: <T>(entry: Entry<T>, scope: CacheScope) => Promise<T>
  /** Whether the value can be served from memory, perhaps while it is renewed. */
  isInMemory: (
    entry: Pick<Entry<unknown>, 'key' | 'lifetime' | 'generation'>,
    scope: Pick<CacheScope, 'now'>,
  ) => boolean
}

/** Pause after a failed renewal, in ms, so that not every request retries a broken backend. */
const BACKOFF_MS = 10_000

/** What an isolate remembers between reads. */
type CacheState = {
  memory: Memory
  singleFlight: SingleFlight
  /** When a failed renewal may be tried again, epoch ms, by flight. */
  backoffUntil: Map<string, number>
}

/**
 * A read-through cache: memory first, since a KV read costs more than most responses; then the
 * store; then the backend. Failures are never cached.
 */
export function createCache(): Cache {
  const state: CacheState = {
    memory: createMemory(),
    singleFlight: createSingleFlight(),
    backoffUntil: new Map(),
  }
  return {
    read: (entry, scope) => read(entry, scope, state),
    isInMemory: ({ key, lifetime: { maxAge, staleWhileRevalidate }, generation = 0 }, { now }) => {
      const known = state.memory.get(key)
      return (
        known !== undefined &&
        !isOlder(known, generation) &&
        now - known.at < (maxAge + staleWhileRevalidate) * 1000
      )
    },
  }
}

async function read<T>(entry: Entry<T>, scope: CacheScope, state: CacheState): Promise<T> {
  const { key, generation = 0 } = entry
  const { maxAge, staleWhileRevalidate, staleIfError } = entry.lifetime
  const isBackingOff = () => scope.now < (state.backoffUntil.get(flightOf(entry)) ?? 0)
  const wasKnown = state.memory.has(key)
  const known =
    state.memory.get(key) ??
    (scope.store
      ? await state.singleFlight(`recall ${key}`, () => readStore(entry, scope, state), scope)
      : undefined)
  const since = known ? (scope.now - known.at) / 1000 : Infinity
  const age =
    known && isOlder(known, generation) ? Math.max(since, maxAge + staleWhileRevalidate) : since
  if (known && age < maxAge) return known.value as T
  if (known && age < maxAge + staleWhileRevalidate) {
    if (!isBackingOff())
      scope.waitUntil(
        renew(entry, scope, state, wasKnown).catch(
          logBackendFailure(`cache ${key}`, scope.requestId),
        ),
      )
    return known.value as T
  }
  const isLastResort = known && age < maxAge + staleWhileRevalidate + staleIfError
  if (isLastResort && isBackingOff()) return known.value as T
  try {
    return (await renew(entry, scope, state, wasKnown)).value as T
  } catch (error) {
    if (isLastResort) return known.value as T
    throw error
  }
}

async function renew<T>(
  entry: Entry<T>,
  scope: CacheScope,
  state: CacheState,
  looksInStore: boolean,
): Promise<CachedValue> {
  const renewed = await state.singleFlight(
    flightOf(entry),
    () => fetchNew(entry, scope, state, looksInStore),
    scope,
  )
  return renewed ?? fetchNew(entry, scope, state, false)
}

async function readStore<T>(
  { key, lifetime }: Entry<T>,
  scope: CacheScope,
  { memory }: CacheState,
): Promise<CachedValue | undefined> {
  const stored = await fromStore(key, scope)
  return stored && scope.now - stored.at < storedSeconds(lifetime) * 1000
    ? memory.set(key, stored)
    : undefined
}

async function fetchNew<T>(
  entry: Entry<T>,
  scope: CacheScope,
  { memory, backoffUntil }: CacheState,
  looksInStore: boolean,
): Promise<CachedValue> {
  const { key, lifetime, load, isCacheable, generation = 0 } = entry
  const flight = flightOf(entry)
  // Another isolate may have fetched a new one already.
  const stored = looksInStore ? await fromStore(key, scope) : undefined
  if (stored && !isOlder(stored, generation) && scope.now - stored.at < lifetime.maxAge * 1000)
    return memory.set(key, stored)
  const renewal = { key, generation, notBefore: scope.now - lifetime.maxAge * 1000 }
  const other = await scope.crossIsolate?.claim(renewal)
  if (isCachedValue(other)) return memory.set(key, other)
  try {
    const value = await load()
    backoffUntil.delete(flight)
    const cached = { at: scope.now, value, generation }
    const isKeepable = isCacheable?.(value) !== false
    scope.crossIsolate?.publish(renewal, scope.now, isKeepable ? cached : undefined)
    if (!isKeepable) return cached
    memory.set(key, cached)
    if (scope.store) scope.waitUntil(toStore(key, cached, storedSeconds(lifetime), scope))
    return cached
  } catch (error) {
    // Back off only for keys in memory: made-up slugs would fill this map.
    if (memory.has(key)) backoffUntil.set(flight, scope.now + BACKOFF_MS)
    scope.crossIsolate?.publish(renewal, scope.now, undefined)
    throw error
  }
}

/**
 * The key of a flight. It includes the generation: a request after a purge must not get the result
 * of a fetch that began before it.
 */
function flightOf({ key, generation = 0 }: Pick<Entry<unknown>, 'key' | 'generation'>): string {
  return `${key} ${generation}`
}

/** How long a value may be of use at all. */
function storedSeconds({ maxAge, staleWhileRevalidate, staleIfError }: Lifetime): number {
  return maxAge + staleWhileRevalidate + staleIfError
}
