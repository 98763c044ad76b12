import { logBackendFailure } from '../graphql/errors'
import { putNewest } from '../../domain/put-newest'
import { createSingleFlight, type SingleFlight } from '../../domain/single-flight'
import { type CachedValue, fromStore, type Store, toStore } from './store'

/** How long a cached value is served, in seconds, in the terms of RFC 5861. */
export type Lifetime = {
  /** Served without a request to the backend. */
  maxAge: number
  /** Then served at once, while a renewal runs in the background. */
  staleWhileRevalidate: number
  /** Then served only when the renewal fails; 0 drops the value. */
  staleIfError: number
}

/** What a read needs of its request. Without `store` values stay in memory. */
export type CacheScope = {
  now: number
  requestId: string
  store: Store | undefined
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
   * Of which purge it is (`generationOf`); values of an older generation are served only when no new
   * one can be fetched. Undefined while unknown.
   */
  generation?: number
  /** Values of an older generation than this are not served at all. */
  droppedBefore?: number
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

/** Most values in one isolate's memory. */
const MAX_ENTRIES = 500

/** Longest wait for another request's fetch, in ms. */
const WAIT_MS = 6000

/** What an isolate remembers between reads. */
type CacheState = {
  /** The part of max-age that this isolate uses, so that not all of them renew at the same time. */
  share: number
  memory: Map<string, CachedValue>
  recall: SingleFlight<CachedValue | undefined>
  renew: SingleFlight<CachedValue>
  /** When a failed renewal may be tried again, epoch ms, by flight. */
  backoffUntil: Map<string, number>
}

/**
 * A read-through cache: memory first, since a KV read costs more than most responses; then the
 * store; then the backend. Failures are never cached.
 */
export function createCache(): Cache {
  const state: CacheState = {
    share: 0.8 + Math.random() * 0.2,
    memory: new Map(),
    recall: createSingleFlight(WAIT_MS),
    renew: createSingleFlight(WAIT_MS),
    backoffUntil: new Map(),
  }
  return {
    read: (entry, scope) => read(entry, scope, state),
    isInMemory: (entry, { now }) => {
      const { maxAge, staleWhileRevalidate } = entry.lifetime
      return ageOf(state.memory.get(entry.key), entry, now) < maxAge + staleWhileRevalidate
    },
  }
}

async function read<T>(entry: Entry<T>, scope: CacheScope, state: CacheState): Promise<T> {
  const { key, lifetime } = entry
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetime
  const isBackingOff = () => scope.now < (state.backoffUntil.get(flightOf(entry)) ?? 0)
  const wasKnown = state.memory.has(key)
  const held =
    state.memory.get(key) ??
    (scope.store && (await state.recall(key, () => readStore(entry, scope, state), scope)))
  const known = held && isOlder(held, entry.droppedBefore ?? 0) ? undefined : held
  const age = ageOf(known, entry, scope.now)
  if (known && age < maxAge * state.share) return known.value as T
  const renew = () =>
    state.renew(flightOf(entry), () => fetchNew(entry, scope, state, wasKnown), scope)
  if (known && age < maxAge + staleWhileRevalidate) {
    if (!isBackingOff())
      scope.waitUntil(renew().catch(logBackendFailure(`cache ${key}`, scope.requestId)))
    return known.value as T
  }
  const isLastResort = known && age < maxAge + staleWhileRevalidate + staleIfError
  if (isLastResort && isBackingOff()) return known.value as T
  try {
    return (await renew()).value as T
  } catch (error) {
    if (isLastResort) return known.value as T
    throw error
  }
}

/** Seconds since a value was fetched; one of an older generation is past its freshness. */
function ageOf(
  cached: CachedValue | undefined,
  { lifetime, generation = 0 }: Pick<Entry<unknown>, 'lifetime' | 'generation'>,
  now: number,
): number {
  if (!cached) return Infinity
  const age = (now - cached.at) / 1000
  return isOlder(cached, generation)
    ? Math.max(age, lifetime.maxAge + lifetime.staleWhileRevalidate)
    : age
}

/** Whether a value was fetched before the purge that began a generation. */
function isOlder(cached: CachedValue, generation: number): boolean {
  return (cached.generation ?? 0) < generation
}

/** Puts a value into memory, unless it was fetched before a purge that the one there is from after. */
function remember(key: string, cached: CachedValue, { memory }: CacheState): CachedValue {
  const held = memory.get(key)
  if (!held || !isOlder(cached, held.generation ?? 0)) putNewest(memory, key, cached, MAX_ENTRIES)
  return cached
}

async function readStore<T>(
  { key, lifetime, isCacheable }: Entry<T>,
  scope: CacheScope,
  state: CacheState,
): Promise<CachedValue | undefined> {
  const stored = await fromStore(key, scope)
  // What is read back is believed no more than what a backend sends.
  return stored &&
    scope.now - stored.at < storedSeconds(lifetime) * 1000 &&
    isStorable(stored.value, isCacheable)
    ? remember(key, stored, state)
    : undefined
}

/** Whether a list would store this value; what is no list of its kind makes the check throw. */
function isStorable<T>(value: unknown, isCacheable: Entry<T>['isCacheable']): boolean {
  try {
    return isCacheable?.(value as T) !== false
  } catch {
    return false
  }
}

async function fetchNew<T>(
  entry: Entry<T>,
  scope: CacheScope,
  state: CacheState,
  looksInStore: boolean,
): Promise<CachedValue> {
  const { key, lifetime, load, isCacheable, generation = 0 } = entry
  // Another isolate may have fetched a new one already.
  const stored = looksInStore ? await fromStore(key, scope) : undefined
  const age = ageOf(stored, entry, scope.now)
  if (stored && age < lifetime.maxAge * state.share && isStorable(stored.value, isCacheable))
    return remember(key, stored, state)
  try {
    const value = await load()
    state.backoffUntil.delete(flightOf(entry))
    const cached = { at: scope.now, value, generation }
    if (isCacheable?.(value) === false) return cached
    remember(key, cached, state)
    if (scope.store) scope.waitUntil(toStore(key, cached, storedSeconds(lifetime), scope))
    return cached
  } catch (error) {
    // Back off only for keys in memory: made-up slugs would fill this map.
    if (state.memory.has(key)) state.backoffUntil.set(flightOf(entry), scope.now + BACKOFF_MS)
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
