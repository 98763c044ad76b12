import { createCache as createRealCache, type Cache } from '../../../gateway/cache/cache'

/** A cache that stores nothing between requests. */
export function createCache(): Cache {
  const ofRequests = new WeakMap<object, Cache>()
  return {
    isInMemory: () => false,
    read: (entry, scope) => {
      // Made anew for each request.
      const request = scope.waitUntil
      const cache = ofRequests.get(request) ?? createRealCache()
      ofRequests.set(request, cache)
      return cache.read(entry, { ...scope, store: undefined })
    },
  }
}
