import { Unauthenticated } from '../../../workers/kit/connect'
import type { Context } from '../../context'

/** Throws Unauthenticated for strangers, before a backend is asked, which checks the session itself. */
export function membersOnly(visitor: Context['visitor']): void {
  if (!visitor.isLoggedIn()) throw new Unauthenticated('this needs a session')
}

/** The customer of this session. Throws Unauthenticated for strangers and for sessions that have ended. */
export async function memberOf({ viewer }: Pick<Context, 'viewer'>) {
  const me = await viewer()
  if (!me) throw new Unauthenticated('this needs a session')
  return me
}

/** What is a customer's own; null for visitors, and for whoever turns out to be one because his session has ended. */
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

/** A page's number as backends accept it; whatever cannot be one is the first. */
export function pageOf(page: number | null | undefined): number {
  return page != null && page > 0 && page <= 10_000 ? page : 1
}
