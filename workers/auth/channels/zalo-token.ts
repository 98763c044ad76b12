import { nearCustomers } from '../../kit/location'
import { withTimeout } from '../../../domain/with-timeout'
import { sha256 } from '../../kit/digest'
import { msUntil } from '../../kit/time-limits'
import type { AuthEnv } from '../env'
import { ChannelFailure } from './channel'

/** What Zalo needs to hand out a token; `secret` is the refresh token that the owner set by hand. */
export type ZaloApp = { url: string; appId: string; appSecret: string; secret: string }

/** When a token is asked for and how long it is waited for, as in the message that needs it. */
type Wait = { now: number; until: number }

/**
 * An access token that Zalo takes now, in place of `stale`. Throws ChannelFailure when there is none
 * before `until`, so that the next channel is used; the renewal goes on without this caller.
 */
export async function zaloAccessToken(
  env: AuthEnv,
  { now, until }: Wait,
  stale: string | null = null,
): Promise<string> {
  const secret = env.ZALO_REFRESH_TOKEN ?? ''
  const app: ZaloApp = {
    url: `${(env.ZALO_OAUTH_URL ?? 'https://oauth.zaloapp.com').replace(/\/$/, '')}/v4/oa/access_token`,
    appId: env.ZALO_APP_ID ?? '',
    appSecret: env.ZALO_APP_SECRET ?? '',
    secret,
  }
  // A new secret set by hand starts a new chain of refresh tokens, and so an object of its own.
  const origin = await sha256(secret)
  const asked = env.ATTEMPTS.getByName(`zalo:${origin}`, nearCustomers).zaloToken({
    app,
    origin,
    stale,
    now,
  })
  const answer = await withTimeout(msUntil(until), asked)
  if (!answer) throw new ChannelFailure('zalo', 'the token is being renewed')
  if (answer.token === null) throw new ChannelFailure('zalo', answer.failure)
  return answer.token
}
