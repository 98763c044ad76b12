import * as z from 'zod'
import type {
  CancelDeletionResult,
  EndSessionResult,
  LogOutResult,
  RequestDeletionResult,
} from '../../../schema/generated/resolvers'
import { isAbsent } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import { withInput } from '../../graphql/input'
import { sessionId } from '../../../workers/auth/contract'
import { membersOnly } from './members'

const sessionOnly = z.object({ id: sessionId })

/**
 * Ends a session of the logged-in customer; of the current one the cookies go too. Throws
 * Unauthenticated without a session.
 */
export function endSession(
  args: { id: string },
  { backends, visitor }: Context,
): Promise<EndSessionResult> {
  return withInput(sessionOnly, args, async ({ id }) => {
    membersOnly(visitor)
    const isOwn = (await backends.auth.listSessions({})).some(
      (session) => session.id === id && session.isThis,
    )
    const response = await backends.auth.endSession({ sessionId: id })
    if (response.status === 404) return { __typename: 'NotFound', message: response.body.message }
    if (isOwn) visitor.logOut()
    return { __typename: 'SessionEnded', id }
  })
}

/**
 * Ends all sessions of the logged-in customer, and deletes the owner tokens of their bookings and
 * this browser's cookies. Throws Unauthenticated without a session, and while booking is down.
 */
export async function logOutEverywhere({ backends, visitor }: Context): Promise<LogOutResult> {
  membersOnly(visitor)
  // The owner tokens are deleted first, as that needs the session, which ends with the rest. While they
  // stand the sessions do too, so that the customer can press again.
  await deleteOwnerTokens(backends)
  await backends.auth.endAllSessions({})
  visitor.logOut()
  return { __typename: 'LoggedOut', isLoggedOut: true }
}

/** A host of the chain's own may have no such call. */
async function deleteOwnerTokens({ booking }: Context['backends']): Promise<void> {
  try {
    await booking.deleteOwnerTokens({})
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}

/**
 * Stores the logged-in customer's request to delete their account. Throws Unauthenticated without a
 * session.
 */
export async function requestDeletion({
  backends,
  visitor,
}: Context): Promise<RequestDeletionResult> {
  membersOnly(visitor)
  return { __typename: 'DeletionRequested', deletion: await backends.auth.requestDeletion({}) }
}

/** Withdraws that request. Throws Unauthenticated without a session. */
export async function cancelDeletion({
  backends,
  visitor,
}: Context): Promise<CancelDeletionResult> {
  membersOnly(visitor)
  await backends.auth.cancelDeletion({})
  return { __typename: 'DeletionCanceled', isCanceled: true }
}
