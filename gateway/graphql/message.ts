import type { CodedMessage } from '../../schema/generated/resolvers'
import type { Message } from '../../workers/kit/message'

/**
 * The fields of a message in the schema: the codes of our backends in `coded`, the text of a host
 * in `message`, the other one empty.
 */
export function messageOf({ message }: { message: Message }): {
  message: string
  coded: CodedMessage[] | null
} {
  if (typeof message === 'string') return { message, coded: null }
  return {
    message: '',
    coded: message.map(({ code, params }) => ({
      code,
      params: Object.entries(params).map(([name, value]) => ({
        name,
        values: typeof value === 'object' ? value.map(String) : [String(value)],
      })),
    })),
  }
}
