import { nowOf } from '../../kit/clock'
import { Unauthorized, type HandlerContext } from '../../kit/serve'
import { waitOfAddress } from '../address'
import { tooManyChanges } from '../limits/account-changes'
import { tooMany } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { sessionOf } from '../session'
import { saveDecisions, listDecisions } from '../store/consents'
import type { SessionCustomer } from '../store/sessions'

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
