import { nowOf } from '../../kit/clock'
import { Unauthorized, type HandlerContext } from '../../kit/serve'
import { waitOfAddress } from '../address'
import { tooManyChanges } from '../limits/account-changes'
import { tooMany } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { sessionOf } from '../session'
import type { SessionCustomer } from '../store/sessions'
import * as z from 'zod'
import { allRows, flag } from '../../kit/rows'
import { consentPurpose, consentSource } from '../contract/account'

/** Stores the bearer's decision about a purpose; earlier ones stay readable. */
export async function agreeProtectPersonal(
  { purpose, isAgree: isGiven, textVersion, source }: Input<'agreeProtectPersonal'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'agreeProtectPersonal'>> {
  const { id: customerId, phone } = await sessionOf(context.env, context.bearer)
  // Withdrawing consent is always possible (law 91/2025/QH15).
  const refused = isGiven ? await tooManyChanges(context, phone) : null
  if (refused) return refused
  await saveDecisions(context.env.DB, [
    { customerId, phone, purpose, isGiven, textVersion, source, at: nowOf(context.env) },
  ])
  return { status: 200, body: { success: true } }
}

/**
 * Stores a consent for a phone. It counts for an account only when the account's owner is logged
 * in, as anybody can type a phone; their own is not limited, as one that arrives again within
 * minutes is not stored twice.
 */
export async function postAgreeProtectPersonalInfo(
  { phone, purposes, textVersion, source }: Input<'postAgreeProtectPersonalInfo'>,
  { env, request, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'postAgreeProtectPersonalInfo'>> {
  const at = nowOf(env)
  const me = await bearerIfAny(env, bearer)
  const customerId = me?.phone === phone ? me.id : null
  const wait = customerId === null ? await waitOfAddress(env, request, 'consents', at) : 0
  if (wait > 0) return tooMany(wait)
  await saveDecisions(
    env.DB,
    [...new Set(purposes)].map((purpose) => ({
      customerId,
      phone,
      purpose,
      isGiven: true,
      textVersion,
      source,
      at,
    })),
  )
  return { status: 200, body: { success: true } }
}

/** The bearer's consent history. */
export async function listConsents(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'listConsents'>> {
  const words = await listDecisions(env.DB, (await sessionOf(env, bearer)).id)
  return {
    data: words.map(({ purpose, isGiven: isAgree, textVersion, source, at: createdAt }) => ({
      purpose,
      isAgree,
      textVersion,
      source,
      createdAt,
    })),
  }
}

async function bearerIfAny(env: AuthEnv, bearer: string | null): Promise<SessionCustomer | null> {
  try {
    return await sessionOf(env, bearer)
  } catch (error) {
    if (error instanceof Unauthorized) return null
    throw error
  }
}

/** The purposes of consent. */
type ConsentPurpose = z.output<typeof consentPurpose>

const decisionRow = z.object({
  customerId: z.int().nullable(),
  phone: z.string(),
  purpose: consentPurpose,
  isGiven: flag,
  textVersion: z.string(),
  source: consentSource,
  at: z.int(),
})

/**
 * A decision about a purpose: customerId null when nobody was logged in with that phone; `at` in
 * epoch ms.
 */
type ConsentDecision = z.output<typeof decisionRow>

/** The column of a customer's last decision for each purpose; the booking's has two timestamps. */
const columns: { [P in Exclude<ConsentPurpose, 'booking'>]: string } = {
  photo: 'photo_consent',
  location: 'location_consent',
  marketing: 'marketing_consent',
}

/**
 * A decision that repeats the last one within these ms is the same request, sent again: it gets no
 * second row.
 */
const REPEAT_MS = 10 * 60_000

/**
 * Stores decisions permanently, and for customers among them also as their last one, in one
 * transaction.
 */
async function saveDecisions(db: D1Database, words: readonly ConsentDecision[]): Promise<void> {
  await db.batch(
    words.flatMap((word) => [
      insertion(db, word),
      ...(word.customerId === null ? [] : [decision(db, word, word.customerId)]),
    ]),
  )
}

function insertion(
  db: D1Database,
  { customerId, phone, purpose, isGiven, textVersion, source, at }: ConsentDecision,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO consents (customer_id, phone, purpose, is_given, text_version, source, at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE NOT EXISTS (
         SELECT 1 FROM (
           SELECT is_given, text_version, source, at FROM consents
           WHERE phone = ?2 AND purpose = ?3 AND customer_id IS ?1 ORDER BY id DESC LIMIT 1
         ) WHERE is_given = ?4 AND text_version = ?5 AND source = ?6 AND at > ?8
       )`,
    )
    .bind(customerId, phone, purpose, Number(isGiven), textVersion, source, at, at - REPEAT_MS)
}

function decision(
  db: D1Database,
  { purpose, isGiven, at }: ConsentDecision,
  customerId: number,
): D1PreparedStatement {
  if (purpose !== 'booking')
    return db
      .prepare(`UPDATE customers SET ${columns[purpose]} = ? WHERE id = ?`)
      .bind(Number(isGiven), customerId)
  return isGiven
    ? db
        .prepare('UPDATE customers SET agreed_at = ?, withdrawn_at = NULL WHERE id = ?')
        .bind(at, customerId)
    : db
        .prepare('UPDATE customers SET agreed_at = NULL, withdrawn_at = ? WHERE id = ?')
        .bind(at, customerId)
}

/**
 * A customer's consent history, newest first, 100 at most. Records for their phone without a
 * session are left out: they did not make them, and they could push their own out of the list.
 */
async function listDecisions(db: D1Database, customerId: number): Promise<ConsentDecision[]> {
  const decisions = db
    .prepare(
      `SELECT customer_id AS customerId, phone, purpose, is_given AS isGiven,
         text_version AS textVersion, source, at
       FROM consents
       WHERE customer_id = ? ORDER BY id DESC LIMIT 100`,
    )
    .bind(customerId)
  return allRows(decisions, decisionRow)
}
