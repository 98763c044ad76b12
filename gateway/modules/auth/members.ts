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

/** A customer's own data; null for visitors, and when the session turns out to have ended. */
export async function ofMember<T>(
  { visitor }: Pick<Context, 'visitor'>,
  load: () => Promise<T>,
): Promise<T | null> {
  if (!visitor.isLoggedIn()) return null
  try {
    return await load()
  } catch (error) {
    if (error instanceof Unauthenticated) return null
    throw error
  }
}

/** A page number that backends accept; invalid ones become 1. */
export function pageOf(page: number | null | undefined): number {
  return page != null && page > 0 && page <= 10_000 ? page : 1
}
