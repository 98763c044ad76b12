import type { CacheApi } from '~/server/cache/edge-cache'

/** A copy of a feed is shown so long while the feed itself cannot be read (seconds). */
const COPY_SECONDS = 86_400

/** Caches a calendar as it was served. A failing cache costs only this copy. */
export async function keepCopy(cacheApi: CacheApi, name: string, file: string): Promise<void> {
  const copy = new Response(file, { headers: { 'cache-control': `max-age=${COPY_SECONDS}` } })
  await cacheApi.put(addressOf(name), copy).catch(() => undefined)
}

/** The calendar as it was served last, null when that is too long ago. */
export async function lastCopy(cacheApi: CacheApi, name: string): Promise<string | null> {
  const copy = await cacheApi.match(addressOf(name)).catch(() => undefined)
  return copy ? copy.text() : null
}

function addressOf(name: string): string {
  return `https://calendar-feeds.invalid/${name}`
}
