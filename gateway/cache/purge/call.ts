import { clientNetwork } from '../../../workers/kit/request'
import * as z from 'zod'
import { PAGES } from '../../../domain/purges'
import type { createMinuteRateLimiter } from '../../../workers/kit/rate-limit'
import { isSameSecret } from '../../../workers/kit/digest'
import { logFailure } from '../../../workers/kit/log'
import { ALL, purgeable, withRelatedLists, type PurgeCalls } from '../coordinator/purges'
import { checkRequest, jsonResponse, refused, refusedForNow } from '../../http/guards'

/**
 * Where a Cloudflare cache in front of the site is purged; when one of them is absent, nothing is
 * purged.
 */
type CdnVars = {
  ZONE_ID?: string
  /** A secret: a token that may do nothing but purge that zone. */
  ZONE_PURGE_TOKEN?: string
}

/** The result for the caches in front: none is configured, all were purged, or the purge failed. */
type CdnPurgeResult = 'none' | 'purged' | 'failed'

/** Longest wait for Cloudflare, in ms. */
const LIMIT_MS = 10_000

/** Whether one is configured. */
function hasCdn({ ZONE_ID, ZONE_PURGE_TOKEN }: CdnVars): boolean {
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

/** The purge call's configuration from wrangler.toml and the secrets. */
export type PurgeVars = CdnVars & {
  /** The secret with which editors purge lists; without it the call is refused. */
  PURGE_KEY?: string
}

/** What the call needs of its request and of the isolate. */
export type PurgeCall = {
  env: PurgeVars
  coordinator: PurgeCalls | undefined
  now: number
  requestId: string
  tries: KeyTryLimiter
  /** Waits so many ms; tests move their clock instead. */
  wait: (ms: number) => Promise<void>
  waitUntil: (work: Promise<unknown>) => void
}

const body = z.strictObject({
  lists: z
    .array(z.enum([...purgeable, ALL]))
    .min(1)
    .max(50),
  /** For a takedown: what was cached is not even shown during an outage any more. */
  drop: z.boolean().default(false),
})

/**
 * `POST /purge {"lists": ["salons"]}` with `authorization: Bearer PURGE_KEY` notes a purge of the
 * lists and of the pages that are rendered from them; its response says by when everybody knows
 * of it. Only a cache in front makes it wait until then.
 */
export async function servePurge(request: Request, call: PurgeCall): Promise<Response> {
  const { env, coordinator, now, tries } = call
  if (!env.PURGE_KEY || !coordinator)
    return refused(
      503,
      'NOT_CONFIGURED',
      'Purging is not configured here: store the secret PURGE_KEY.',
    )
  if (request.method !== 'POST')
    return refused(405, 'BAD_REQUEST', 'Only POST is answered here.', { allow: 'POST' })
  const pause = tries(clientNetwork(request) ?? '', now)
  if (pause > 0) return tooOften(pause)
  if (!(await hasPurgeKey(request, env.PURGE_KEY)))
    return refused(401, 'UNAUTHENTICATED', 'The key is missing or wrong.', {
      'www-authenticate': 'Bearer',
    })
  const admitted = await checkRequest(request)
  if (admitted instanceof Response) return admitted
  const input = body.safeParse(await admitted.json().catch(() => null))
  if (!input.success)
    return refused(
      400,
      'BAD_REQUEST',
      `Send {"lists": ["salons"]}, with "drop": true for a takedown; lists are ${purgeable.join(', ')}, and "${ALL}" for all of them.`,
    )
  const work = purge(withRelatedLists(input.data.lists), input.data.drop, coordinator, call)
  // An editor who leaves has still purged.
  call.waitUntil(work)
  return work
}

async function purge(
  lists: string[],
  drops: boolean,
  coordinator: PurgeCalls,
  { env, requestId, wait, now }: PurgeCall,
): Promise<Response> {
  let goneBy: number
  try {
    const pause = await coordinator.countPurge()
    if (pause > 0) return tooOften(pause)
    goneBy = await coordinator.purge(lists, drops)
  } catch (error) {
    logFailure({ worker: 'gateway', call: 'coordinator.purge', requestId }, error)
    return refused(
      503,
      'BACKEND_FAILED',
      'The purge did not come to its end; please send it again.',
    )
  }
  if (hasCdn(env)) await wait(goneBy - now)
  const front = await purgeCdn(env, [...lists, PAGES], requestId)
  return jsonResponse(front === 'failed' ? 502 : 202, {
    purged: lists,
    goneBy: new Date(goneBy).toISOString(),
    front,
  })
}

/** Tries of each address in this isolate and minute. */
export type KeyTryLimiter = ReturnType<typeof createMinuteRateLimiter>

/** Tries a minute of one address, right or wrong. */
export const TRIES_PER_MINUTE = 30

function hasPurgeKey(request: Request, key: string): Promise<boolean> {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return isSameSecret(given, key)
}

function tooOften(seconds: number): Response {
  return refusedForNow('Too many purges; please wait a minute.', seconds)
}
