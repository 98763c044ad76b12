import { logFailure } from '../../../workers/kit/log'

/**
 * Where a Cloudflare cache in front of the site is purged; when one of them is absent, nothing is
 * purged.
 */
export type CdnVars = {
  ZONE_ID?: string
  /** A secret: a token that may do nothing but purge that zone. */
  ZONE_PURGE_TOKEN?: string
}

/** The result for the caches in front: none is configured, all were purged, or the purge failed. */
export type CdnPurgeResult = 'none' | 'purged' | 'failed'

/** Longest wait for Cloudflare, in ms. */
const LIMIT_MS = 10_000

/** Whether one is configured. */
export function hasCdn({ ZONE_ID, ZONE_PURGE_TOKEN }: CdnVars): boolean {
  return Boolean(ZONE_ID && ZONE_PURGE_TOKEN)
}

/** Empties the caches in front of the site of everything with one of these tags (`cache-tag` of lists and pages). */
export async function purgeCdn(
  { ZONE_ID, ZONE_PURGE_TOKEN }: CdnVars,
  tags: readonly string[],
  requestId: string,
  fetcher: typeof fetch = fetch,
): Promise<CdnPurgeResult> {
  if (!ZONE_ID || !ZONE_PURGE_TOKEN) return 'none'
  try {
    const response = await fetcher(
      `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(ZONE_ID)}/purge_cache`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ZONE_PURGE_TOKEN}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(LIMIT_MS),
      },
    )
    const { success } = (await response.json()) as { success?: boolean }
    if (success !== true) throw new Error(`purge_cache answered ${response.status}`)
    return 'purged'
  } catch (error) {
    logFailure({ worker: 'gateway', call: 'front.purge', requestId }, error)
    return 'failed'
  }
}
