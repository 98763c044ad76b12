import { clientNetwork } from '../../../workers/kit/client-network'
import { z } from 'zod'
import { secondsToNextMinute, type createMinuteRateLimiter } from '../../../workers/kit/rate-limit'
import { isSameSecret } from '../../../workers/kit/digest'
import { logFailure } from '../../../workers/kit/log'
import {
  ALL,
  PAGES,
  purgeable,
  withRelatedLists,
  type GenerationCalls,
} from '../coordinator/generations'
import { checkRequest } from '../../http/guards'
import { jsonResponse, refused, refusedForNow } from '../../http/plain-responses'
import { purgeCdn, type CdnVars } from './cloudflare-purge'

/** The purge call's configuration from wrangler.toml and the secrets. */
export type PurgeVars = CdnVars & {
  /** The secret with which editors purge lists; without it the call is refused. */
  PURGE_KEY?: string
}

/** What the call needs of its request and of the isolate. */
export type PurgeCall = {
  env: PurgeVars
  coordinator: GenerationCalls | undefined
  now: number
  requestId: string
  tries: KeyTryLimiter
  /** Waits so many ms; tests move their clock instead. */
  wait: (ms: number) => Promise<void>
  waitUntil: (work: Promise<unknown>) => void
}

/** Ms added to the lease, as timers may fire slightly early. */
const MARGIN_MS = 50

const body = z.strictObject({
  lists: z
    .array(z.enum([...purgeable, ALL]))
    .min(1)
    .max(50),
})

/**
 * `POST /purge {"lists": ["salons"]}` with `authorization: Bearer PURGE_KEY`. It responds when no
 * isolate serves an older list any more: it purges the lists, waits until every isolate's lease has
 * ended, then purges the site's pages, which are rendered from them.
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
  if (tries.exceedsRateLimit(clientNetwork(request) ?? '', now))
    return tooOften(secondsToNextMinute(now))
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
      `Send {"lists": ["salons"]}; lists are ${purgeable.join(', ')}, and "${ALL}" for all of them.`,
    )
  const work = purge(withRelatedLists(input.data.lists), coordinator, call)
  // An editor who leaves has still purged.
  call.waitUntil(work)
  return work
}

async function purge(
  lists: string[],
  coordinator: GenerationCalls,
  { env, requestId, wait }: PurgeCall,
): Promise<Response> {
  try {
    const pause = await coordinator.countPurge()
    if (pause > 0) return tooOften(pause)
    const { leaseMs } = await coordinator.raise(lists)
    await wait(leaseMs + MARGIN_MS)
    await coordinator.raise([PAGES])
    await wait(leaseMs + MARGIN_MS)
  } catch (error) {
    logFailure({ worker: 'gateway', call: 'coordinator.raise', requestId }, error)
    return refused(
      503,
      'BACKEND_FAILED',
      'The purge did not come to its end; please send it again.',
    )
  }
  const front = await purgeCdn(env, [...lists, PAGES], requestId)
  return jsonResponse(front === 'failed' ? 502 : 200, { purged: lists, front })
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
