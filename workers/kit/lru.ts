import { putNewest } from '../../domain/put-newest'

/** The values that were used last, by key: `max` of them at most. */
export type Lru<Value> = {
  /** The value of a key, made when it is not there. */
  get: (key: string, make: () => Value) => Value
}

/** An empty Lru. */
export function createLru<Value>(max: number): Lru<Value> {
  const values = new Map<string, { value: Value }>()
  return {
    get(key, make) {
      const known = values.get(key) ?? { value: make() }
      putNewest(values, key, known, max)
      return known.value
    },
  }
}

/** The values that were used last, by key, up to so many bytes in all. */
type ByteLru<Value> = {
  get: (key: string) => Value | undefined
  /** Stores a value of so many bytes; one that is larger than all may be is not stored. */
  set: (key: string, value: Value, bytes: number) => void
}

/**
 * Bytes that an entry costs besides its value: its place in the map, its key, and what is made of
 * the value. Without this a flood of tiny values would take twenty times as much memory.
 */
const BYTES_EACH = 500

/** An empty ByteLru. */
export function createByteLru<Value>(max: number): ByteLru<Value> {
  const entries = new Map<string, { value: Value; size: number }>()
  let stored = 0
  return {
    get(key) {
      const known = entries.get(key)
      if (!known) return undefined
      entries.delete(key)
      entries.set(key, known)
      return known.value
    },
    set(key, value, bytes) {
      evict(key)
      const size = BYTES_EACH + key.length + bytes
      if (size > max) return
      entries.set(key, { value, size })
      stored += size
      for (const oldest of entries.keys()) {
        if (stored <= max) return
        evict(oldest)
      }
    },
  }

  function evict(key: string): void {
    stored -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
}
