import type { CachedValue } from './store'
import { putNewest } from '../../domain/put-newest'

/** The cached values in one isolate's memory, by key. */
export type Memory = {
  get: (key: string) => CachedValue | undefined
  has: (key: string) => boolean
  /** Stores a value unless a newer generation is there, and returns the value. */
  set: (key: string, cached: CachedValue) => CachedValue
}

/** Most responses in one isolate's memory. */
const MAX_ENTRIES = 500

/** An empty memory; when it is full, the oldest value makes room. */
export function createMemory(): Memory {
  const values = new Map<string, CachedValue>()
  return {
    get: (key) => values.get(key),
    has: (key) => values.has(key),
    set(key, cached) {
      const held = values.get(key)
      // This fetch began before a purge, so its value is out of date.
      if (held && isOlder(cached, held.generation ?? 0)) return cached
      putNewest(values, key, cached, MAX_ENTRIES)
      return cached
    },
  }
}

/** Whether a value was fetched before the purge that began a generation. */
export function isOlder(cached: CachedValue, generation: number): boolean {
  return (cached.generation ?? 0) < generation
}
