import * as z from 'zod'
import { isMessageCode, type MessageCode, type ParamsOf } from '../../domain/message-codes'

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

/** The body of a refusal that has nothing but its message. */
export const refusalDto = z.object({ message: messageDto })

/** The body of a 429: too many tries; seconds until the next one is allowed. */
export const tooManyDto = z.object({
  message: messageDto,
  retryAfterSeconds: z.int().nonnegative(),
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
