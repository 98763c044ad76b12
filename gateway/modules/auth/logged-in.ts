import type { CodedMessage } from '../../../schema/generated/resolvers'
import type { Message } from '../../../workers/kit/message'
import type { Context } from '../../context'
import { messageOf } from '../../graphql/message'

/** The result of a log-in attempt, as the schema's unions have it. */
export type LoggedInOrNot =
  | { __typename: 'LoggedIn' }
  | {
      __typename: 'LogInRefused'
      message: string
      coded: CodedMessage[] | null
      needsCaptcha: boolean
    }

/**
 * Puts the token into the session's cookie, never into the response; without one, the server's
 * message.
 */
export function loggedIn(
  {
    token,
    message,
    needsCaptcha,
  }: { token: string | null; message: Message; needsCaptcha: boolean },
  { visitor }: Context,
): LoggedInOrNot {
  if (token === null) return { __typename: 'LogInRefused', ...messageOf({ message }), needsCaptcha }
  visitor.logIn(token)
  return { __typename: 'LoggedIn' }
}
