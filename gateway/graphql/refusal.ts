import type { TooManyTries } from '../../schema/generated/resolvers'
import type { Message } from '../../workers/kit/message'
import { tooMany } from './input'

/** A backend's response other than 200; 429 also says how long to wait. */
type RefusedReply<Status extends number> = {
  status: Status
  body: { message: Message; retryAfterSeconds?: number }
}

type RefusalMember<Name extends string> = { __typename: Name; message: Message }

/**
 * The union's member for a refusal: TooManyTries for 429, that of the table for every other status
 * of the call.
 */
export function refusal<
  Status extends number,
  const Names extends Readonly<Record<Exclude<Status, 429>, string>>,
>(
  response: RefusedReply<Status>,
  names: Names,
):
  | RefusalMember<Extract<Names[keyof Names], string>>
  | (429 extends Status ? TooManyTries & { __typename: 'TooManyTries' } : never)
export function refusal(
  { status, body }: RefusedReply<number>,
  names: Readonly<Record<number, string>>,
): RefusalMember<string> | TooManyTries {
  const name = names[status]
  return name === undefined
    ? tooMany({ message: body.message, retryAfterSeconds: body.retryAfterSeconds ?? 0 })
    : { __typename: name, message: body.message }
}
