import { nowOf } from '../../../domain/clock'
import { Unauthorized, type HandlerContext } from '../../kit/serve'
import { waitOfAddress } from '../address'
import { tooManyChanges, tooMany } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { sessionOf } from '../session'
import type { SessionCustomer } from '../store/sessions'
import * as z from 'zod'
import { allRows, flag } from '../../kit/rows'
import { consentPurpose, consentSource } from '../contract/account'

/** Stores the bearer's decision about a purpose; earlier ones stay readable. */
export async function agreeProtectPersonal(
  decision: Input<'agreeProtectPersonal'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'agreeProtectPersonal'>> {
  const { id: customerId, phone } = await sessionOf(context.env, context.bearer)
  // Withdrawing consent is always possible (law 91/2025/QH15).
  const refused = decision.isAgree ? await tooManyChanges(context, phone) : null
  if (refused) return refused
  await saveDecisions(context.env.DB, [
    { ...decision, customerId, phone, createdAt: nowOf(context.env) },
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
      isAgree: true,
      textVersion,
      source,
      createdAt: at,
    })),
  )
  return { status: 200, body: { success: true } }
}

/** The bearer's consent history. */
export async function listConsents(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'listConsents'>> {
  return { data: await listDecisions(env.DB, (await sessionOf(env, bearer)).id) }
}

async function bearerIfAny(env: AuthEnv, bearer: string | null): Promise<SessionCustomer | null> {
  try {
    return await sessionOf(env, bearer)
  } catch (error) {
    if (error instanceof Unauthorized) return null
    throw error
  }
}

const decisionRow = z.object({
  purpose: consentPurpose,
  isAgree: flag,
  textVersion: z.string(),
  source: consentSource,
  createdAt: z.int(),
})

/** A decision about a purpose. */
type Decision = z.output<typeof decisionRow>

/** One to be stored: customerId null when nobody was logged in with that phone. */
type NewDecision = Decision & { customerId: number | null; phone: string }

/**
 * A decision that repeats the last one within these ms is the same request, sent again: it gets no
 * second row.
 */
const REPEAT_MS = 10 * 60_000

/** Stores decisions permanently, in one transaction. */
async function saveDecisions(db: D1Database, words: readonly NewDecision[]): Promise<void> {
  await db.batch(words.map((word) => insertion(db, word)))
}

function insertion(
  db: D1Database,
  { customerId, phone, purpose, isAgree, textVersion, source, createdAt }: NewDecision,
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
    .bind(
      customerId,
      phone,
      purpose,
      Number(isAgree),
      textVersion,
      source,
      createdAt,
      createdAt - REPEAT_MS,
    )
}

/**
 * A customer's consent history, newest first, 100 at most. Records for their phone without a
 * session are left out: they did not make them, and they could push their own out of the list.
 */
async function listDecisions(db: D1Database, customerId: number): Promise<Decision[]> {
  const decisions = db
    .prepare(
      `SELECT purpose, is_given AS isAgree, text_version AS textVersion, source, at AS createdAt
       FROM consents
       WHERE customer_id = ? ORDER BY id DESC LIMIT 100`,
    )
    .bind(customerId)
  return allRows(decisions, decisionRow)
}
