/**
 * Puts a value into a map as its newest; beyond `max` entries the oldest make room. Maps whose keys
 * come from requests need such an end.
 */
export function putNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  max: number,
): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= max) return
    map.delete(oldest)
  }
}
