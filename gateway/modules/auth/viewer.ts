import type { Viewer } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'

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
