/**
 * An isolate's memory, separate for each owner (a binding), so that two environments in one isolate
 * never mix.
 */
export type Memory<V> = {
  /** The remembered value, undefined when there is none or it has grown old. */
  recall: (owner: object, key: string) => V | undefined
  /** Remembers a value for `ms` and hands it back. */
  keep: (owner: object, key: string, value: V, ms: number) => V
}

/** Keys come from requests, so their number must have an end. */
const MOST_KEYS = 2000

/**
 * Creates an empty memory. Only finished values are stored: a promise of one request must not be
 * awaited by another.
 */
export function createMemory<V>(): Memory<V> {
  const owners = new WeakMap<object, Map<string, { value: V; until: number }>>()
  return {
    recall: (owner, key) => {
      const cached = owners.get(owner)?.get(key)
      return cached && cached.until > Date.now() ? cached.value : undefined
    },
    keep: (owner, key, value, ms) => {
      const own = owners.get(owner) ?? new Map<string, { value: V; until: number }>()
      owners.set(owner, own)
      if (own.size >= MOST_KEYS) own.clear()
      own.set(key, { value, until: Date.now() + ms })
      return value
    },
  }
}
