import { nowOf } from '../../kit/clock'
import type { HandlerContext } from '../../kit/serve'
import type { TooManyReply } from '../../kit/too-many'
import { codesOf, tooMany } from '../handlers/codes'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import { CHANGES_PER_HOUR } from './limits'

/**
 * Counts a change that a customer makes to his account; returns the refusal after too many within
 * the hour.
 */
export async function tooManyChanges(
  { env }: HandlerContext<AuthEnv>,
  phone: string,
): Promise<TooManyReply | null> {
  const { waitSeconds } = await codesOf(env, phone).attempt({
    kind: 'changes',
    limit: CHANGES_PER_HOUR,
    windowMs: HOUR_MS,
    now: nowOf(env),
  })
  return waitSeconds > 0 ? tooMany(waitSeconds) : null
}
