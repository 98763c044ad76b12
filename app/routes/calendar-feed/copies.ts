import type { CacheApi } from '~/server/cache/edge-cache'

/**
 * A copy of a feed is shown so long while the feed itself cannot be read (seconds). A feed that is
 * closed loses its copy only in the data centre that reads it then; those of others end by
 * themselves, so this is a few hours.
 */
const COPY_SECONDS = 3 * 3600

/** Caches a calendar as it was served. A failing cache costs only this copy. */
export async function storeCopy(cacheApi: CacheApi, name: string, file: string): Promise<void> {
  const copy = new Response(file, { headers: { 'cache-control': `max-age=${COPY_SECONDS}` } })
  await cacheApi.put(addressOf(name), copy).catch(() => undefined)
}

/** The calendar as it was served last, null when that is too long ago. */
export async function lastCopy(cacheApi: CacheApi, name: string): Promise<string | null> {
  const copy = await cacheApi.match(addressOf(name)).catch(() => undefined)
  return copy ? copy.text() : null
}

/** Deletes the copy of a feed that is closed. */
export async function deleteCopy(cacheApi: CacheApi, name: string): Promise<void> {
  await cacheApi.delete(addressOf(name)).catch(() => undefined)
}

function addressOf(name: string): string {
  return `https://calendar-feeds.invalid/${name}`
}
