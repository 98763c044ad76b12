import type { CacheApi } from './cache/edge-cache'

// The DOM's types do not know workerd's default cache.
type Caches = { default: Cache }

/** The data centre's own cache: shared by all isolates there. */
export const cacheApi: CacheApi = {
  match: (key) => (caches as unknown as Caches).default.match(key),
  put: (key, page) => (caches as unknown as Caches).default.put(key, page),
  delete: (key) => (caches as unknown as Caches).default.delete(key),
}
