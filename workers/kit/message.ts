import * as z from 'zod'
import { isMessageCode, type MessageCode, type ParamsOf } from '../../domain/message-codes'
import { count, known } from './wire'

const paramValue = z.union([
  z.string(),
  z.number(),
  z.array(z.string()).readonly(),
  z.array(z.number()).readonly(),
])

const codedMessage = z.object({
  code: z.custom<MessageCode>((code) => typeof code === 'string' && isMessageCode(code)),
  params: z.record(z.string(), paramValue).default({}),
})

/**
 * A message to the customer: our backends send codes with parameters, one for each sentence; a host
 * of the chain sends its own text.
 */
export const messageDto = z.union([z.string(), z.array(codedMessage).readonly()])
export type Message = z.output<typeof messageDto>

/** A message of a response that pages can do without. */
export const knownMessage = known(messageDto, '')

/** The reason of a refusal; a host that names none leaves the customer with the general one. */
const reason = known(messageDto, [{ code: 'INTERRUPTED', params: {} }])

/** The body of a refusal that has nothing but its message. */
export const refusalDto = z.object({ message: reason })

/** Seconds until the next try where a host does not say. */
const RETRY_SECONDS = 60

/** The body of a 429: too many tries; seconds until the next one is allowed. */
export const tooManyDto = z.object({
  message: reason,
  retryAfterSeconds: known(count, RETRY_SECONDS),
})

/** One unacceptable field: `field` is the dotted path on the wire. */
export type WireIssue = { field: string; message: Message }

/** What a schema found unacceptable. */
export function wireIssues({ issues }: z.ZodError): WireIssue[] {
  return issues.map(({ path, message }) => ({
    field: path.join('.'),
    message: issueMessage(message),
  }))
}

/** The message of a validation issue, whose text may be a code without parameters. */
export function issueMessage(text: string): Message {
  return isMessageCode(text) ? [{ code: text, params: {} }] : text
}

/** A message of one sentence; the compiler checks the parameters of its code. */
export function coded<C extends MessageCode>(
  code: C,
  ...params: keyof ParamsOf<C> extends never ? [] : [ParamsOf<C>]
): Message {
  return [{ code, params: { ...params[0] } }]
}
