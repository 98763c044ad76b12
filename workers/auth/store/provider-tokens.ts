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

/**
 * Takes the sole right to renew until `leaseUntil` (epoch ms); false when another request has it. A
 * new origin drops the old tokens.
 */
export async function claimRefresh(
  db: D1Database,
  provider: string,
  origin: string,
  now: number,
  leaseUntil: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO provider_tokens (provider, origin, access_token, refresh_token, expires_at,
         lease_until)
       VALUES (?1, ?2, NULL, NULL, 0, ?4)
       ON CONFLICT (provider) DO UPDATE SET
         access_token = CASE WHEN origin = ?2 THEN access_token END,
         refresh_token = CASE WHEN origin = ?2 THEN refresh_token END,
         origin = ?2, lease_until = ?4
       WHERE lease_until <= ?3`,
    )
    .bind(provider, origin, now, leaseUntil)
    .run()
  return meta.changes > 0
}

/** Stores renewed tokens and releases the lease on renewing them. */
export async function saveProviderToken(
  db: D1Database,
  provider: string,
  token: ProviderToken,
): Promise<void> {
  await db
    .prepare(
      `UPDATE provider_tokens
       SET origin = ?2, access_token = ?3, refresh_token = ?4, expires_at = ?5, lease_until = 0
       WHERE provider = ?1`,
    )
    .bind(provider, token.origin, token.accessToken, token.refreshToken, token.expiresAt)
    .run()
}
