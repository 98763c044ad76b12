import { withTimeout } from '../../domain/with-timeout'
import type { CacheApi } from './cache/edge-cache'

// The DOM's types do not know workerd's default cache.
type Caches = { default: Cache }

/** Longest wait for the cache, in ms: what it has can also be made anew. */
const WAIT_MS = 500

/**
 * The data centre's own cache: shared by all isolates there. One that does not answer has nothing.
 */
export const cacheApi: CacheApi = {
  match: (key) => withTimeout(WAIT_MS, (caches as unknown as Caches).default.match(key)),
  put: (key, page) => (caches as unknown as Caches).default.put(key, page),
  delete: (key) => (caches as unknown as Caches).default.delete(key),
}
