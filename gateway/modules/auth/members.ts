import { Unauthenticated } from '../../../workers/kit/connect'
import type { Context } from '../../context'

/**
 * Throws Unauthenticated without a session cookie, before a backend is called, which checks the
 * session itself.
 */
export function membersOnly(visitor: Context['visitor']): void {
  if (!visitor.isLoggedIn()) throw new Unauthenticated('this needs a session')
}

/** The customer of this session. Throws Unauthenticated without a session and for ended ones. */
export async function memberOf({ profile }: Pick<Context, 'profile'>) {
  const me = await profile()
  if (!me) throw new Unauthenticated('this needs a session')
  return me
}
