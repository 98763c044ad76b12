import { withTimeout } from '../../domain/with-timeout'
import { logFailure } from '../../workers/kit/log'

/** Storage for cached values that outlives an isolate: a KV namespace. */
export type Store = {
  get: (key: string, options: { type: 'json'; cacheTtl?: number }) => Promise<unknown>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/** A cached value, when it was fetched (epoch ms), and after how many purges. */
export type CachedValue = { at: number; value: unknown; generation?: number }

/** The store of a request, and its id for the log. */
type StoreScope = { store: Store | undefined; requestId: string }

/** Longest wait for the store, in ms: a backend responds sooner than a store that hangs. */
const STORE_WAIT_MS = 1000

/** The stored value of a key; undefined where there is none, or where the store fails or hangs. */
export async function fromStore(
  key: string,
  { store, requestId }: StoreScope,
): Promise<CachedValue | undefined> {
  try {
    if (!store) return undefined
    const found = await withTimeout(STORE_WAIT_MS, store.get(key, { type: 'json' }))
    // KV returns null for a key that it does not have.
    if (found === undefined) throw new Error(`no answer within ${STORE_WAIT_MS} ms`)
    return isCachedValue(found) ? found : undefined
  } catch (error) {
    logFailure({ worker: 'gateway', call: `lists.get ${key}`, requestId }, error)
    return undefined
  }
}

/** Stores a value for so many seconds; a failure costs a log line. */
export async function toStore(
  key: string,
  cached: CachedValue,
  expirationTtl: number,
  { store, requestId }: StoreScope,
): Promise<void> {
  try {
    await store?.put(key, JSON.stringify(cached), { expirationTtl })
  } catch (error) {
    // Memory has this value; the next fetch is stored again.
    logFailure({ worker: 'gateway', call: `lists.put ${key}`, requestId }, error)
  }
}

/** Whether a value from outside has the shape of a stored one. */
function isCachedValue(value: unknown): value is CachedValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'value' in value
  )
}
