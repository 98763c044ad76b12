import { createCache as createRealCache, type Cache } from '../../../gateway/cache/cache'

/** A cache that forgets everything between requests. */
export function createCache(): Cache {
  const ofRequests = new WeakMap<object, Cache>()
  return {
    ...createRealCache(),
    read: (entry, reach) => {
      // Made anew for each request.
      const request = reach.waitUntil
      const cache = ofRequests.get(request) ?? createRealCache()
      ofRequests.set(request, cache)
      return cache.read(entry, { ...reach, store: undefined })
    },
  }
}
