import { BackendFailure, Unauthenticated } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import type { Viewer } from '../../../schema/generated/resolvers'

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

/**
 * The viewer of whoever has a session, null for visitors. It makes no call that its fields would
 * wait for; a field whose backend does not know the session throws Unauthenticated, and the response
 * then has no viewer.
 */
export function viewerOf(
  _parent: unknown,
  _args: unknown,
  { visitor }: Pick<Context, 'visitor'>,
): Viewer | null {
  return visitor.isLoggedIn() ? {} : null
}

/**
 * What the session's customer or this browser has. Nothing of a visitor's at a host that knows
 * customers by their log-in alone, and asks for it by 401.
 */
export async function ofBrowser<T>(
  { visitor }: Pick<Context, 'visitor'>,
  list: () => Promise<T[]>,
): Promise<T[]> {
  if (!visitor.isLoggedIn() && !visitor.hasOwnerToken()) return []
  try {
    return await list()
  } catch (error) {
    const isRefused =
      error instanceof Unauthenticated ||
      (error instanceof BackendFailure && error.detail === '401')
    if (isRefused && !visitor.isLoggedIn()) return []
    throw error
  }
}
