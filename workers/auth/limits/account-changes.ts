import { nowOf } from '../../kit/clock'
import type { HandlerContext } from '../../kit/serve'
import type { TooManyReply } from '../../kit/too-many'
import { codesOf, tooMany } from '../handlers/codes'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import { CHANGES_PER_HOUR, PUSH_TESTS_PER_HOUR } from './limits'

const perHour = { changes: CHANGES_PER_HOUR, 'push tests': PUSH_TESTS_PER_HOUR }

/**
 * Counts a change that a customer makes to their account, or a test message to their devices;
 * returns the refusal after too many within the hour.
 */
export async function tooManyChanges(
  { env }: HandlerContext<AuthEnv>,
  phone: string,
  kind: keyof typeof perHour = 'changes',
): Promise<TooManyReply | null> {
  const { waitSeconds } = await codesOf(env, phone).attempt({
    kind,
    limit: perHour[kind],
    windowMs: HOUR_MS,
    now: nowOf(env),
  })
  return waitSeconds > 0 ? tooMany(waitSeconds) : null
}
