import { putNewest } from '../../domain/put-newest'

/**
 * An isolate's cache, separate for each owner (a binding), so that two environments in one isolate
 * never mix.
 */
export type TtlCache<V> = {
  /** The remembered value, undefined when there is none or it has grown old. */
  get: (owner: object, key: string) => V | undefined
  /** Remembers a value for `ms` and hands it back. */
  set: (owner: object, key: string, value: V, ms: number) => V
}

/** Keys come from requests, so their number must have an end. */
const MAX_KEYS = 2000

/**
 * Creates an empty cache. Only finished values are stored: a promise of one request must not be
 * awaited by another.
 */
export function createTtlCache<V>(): TtlCache<V> {
  const owners = new WeakMap<object, Map<string, { value: V; until: number }>>()
  return {
    get: (owner, key) => {
      const cached = owners.get(owner)?.get(key)
      return cached && cached.until > Date.now() ? cached.value : undefined
    },
    set: (owner, key, value, ms) => {
      const own = owners.get(owner) ?? new Map<string, { value: V; until: number }>()
      owners.set(owner, own)
      putNewest(own, key, { value, until: Date.now() + ms }, MAX_KEYS)
      return value
    },
  }
}
