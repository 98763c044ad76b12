import { sha256 } from '../../kit/digest'
import type { AuthEnv } from '../env'
import { claimRefresh, readProviderToken, saveProviderToken } from '../store/provider-tokens'
import { ChannelFailure, postToProvider } from './channel'

const PROVIDER = 'zalo'

/** A token that ends sooner than this is renewed first, in ms. */
const MARGIN_MS = 5 * 60_000

/** Ms for which one request alone may renew the token: Zalo accepts a refresh token only once. */
const LEASE_MS = 10_000

/** An access token that Zalo takes now; tokens live about a day and are renewed here. Throws ChannelFailure. */
export async function zaloAccessToken(env: AuthEnv, now: number): Promise<string> {
  const stored = await readProviderToken(env.DB, PROVIDER)
  const isOurs = stored?.origin === (await sha256(env.ZALO_REFRESH_TOKEN ?? ''))
  if (isOurs && stored.accessToken && stored.expiresAt - MARGIN_MS > now) return stored.accessToken
  return freshAccessToken(env, now, isOurs ? stored.accessToken : null)
}

/**
 * Renews the access token in place of `stale`; when another request is at it, throws ChannelFailure
 * so that the next channel is used.
 */
export async function freshAccessToken(
  env: AuthEnv,
  now: number,
  stale: string | null,
): Promise<string> {
  const secret = env.ZALO_REFRESH_TOKEN ?? ''
  const origin = await sha256(secret)
  // A new secret set by hand starts a new chain of refresh tokens; otherwise the last one received counts.
  if (!(await claimRefresh(env.DB, PROVIDER, origin, now, now + LEASE_MS)))
    throw new ChannelFailure('zalo', 'token is being renewed')
  const stored = await readProviderToken(env.DB, PROVIDER)
  if (stored?.accessToken && stored.accessToken !== stale && stored.expiresAt - MARGIN_MS > now)
    return stored.accessToken
  const form = new URLSearchParams({
    app_id: env.ZALO_APP_ID ?? '',
    grant_type: 'refresh_token',
    refresh_token: stored?.refreshToken ?? secret,
  })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    secret_key: env.ZALO_APP_SECRET ?? '',
  }
  const origins = (env.ZALO_OAUTH_URL ?? 'https://oauth.zaloapp.com').replace(/\/$/, '')
  const url = `${origins}/v4/oa/access_token`
  const response = await postToProvider('zalo', url, headers, form.toString()).catch(
    (error: unknown) => {
      // Without a token no message was posted: whatever became of this request, another may follow.
      const why = error instanceof ChannelFailure ? error.message : 'unknown'
      throw new ChannelFailure('zalo', `token not renewed (${why})`)
    },
  )
  const { access_token: accessToken, refresh_token: refreshToken } = response
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    throw new ChannelFailure('zalo', `token not renewed (error ${String(response.error)})`)
  await saveProviderToken(env.DB, PROVIDER, {
    origin,
    accessToken,
    refreshToken,
    expiresAt: now + Number(response.expires_in ?? 3600) * 1000,
  })
  return accessToken
}
