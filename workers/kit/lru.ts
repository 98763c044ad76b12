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
