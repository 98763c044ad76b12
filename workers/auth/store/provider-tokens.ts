import * as z from 'zod'
import { firstRow } from '../../kit/rows'

const tokenRow = z.object({
  origin: z.string(),
  accessToken: z.string().nullable(),
  refreshToken: z.string().nullable(),
  expiresAt: z.int(),
})

/**
 * Tokens of a provider whose refresh tokens change with every use; `origin` is the hash of the
 * secret they come from.
 */
export type ProviderToken = z.output<typeof tokenRow>

/** The tokens of a provider, null before the first use. */
export async function readProviderToken(
  db: D1Database,
  provider: string,
): Promise<ProviderToken | null> {
  const token = db
    .prepare(
      `SELECT origin, access_token AS accessToken, refresh_token AS refreshToken,
         expires_at AS expiresAt
       FROM provider_tokens
       WHERE provider = ?`,
    )
    .bind(provider)
  return firstRow(token, tokenRow)
}

/** Stores renewed tokens in place of the older ones. */
export async function saveProviderToken(
  db: D1Database,
  provider: string,
  { origin, accessToken, refreshToken, expiresAt }: ProviderToken,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO provider_tokens (provider, origin, access_token, refresh_token, expires_at,
         lease_until)
       VALUES (?, ?, ?, ?, ?, 0)
       ON CONFLICT (provider) DO UPDATE SET origin = excluded.origin,
         access_token = excluded.access_token, refresh_token = excluded.refresh_token,
         expires_at = excluded.expires_at, lease_until = 0`,
    )
    .bind(provider, origin, accessToken, refreshToken, expiresAt)
    .run()
}
