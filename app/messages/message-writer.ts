import { timeLabel } from '../../domain/frames'
import { isMessageCode, messageParams, type ParamKind } from '../../domain/message-codes'
import { formatMessage } from './format-message'

/** What a language needs to write messages. */
export type MessageLanguage = {
  /** The sentence of each code, with `{places}` for its parameters. */
  sentences: Readonly<Record<string, string>>
  params: {
    or: string
    tiers: Readonly<Record<string, string>>
    date: (day: string) => string
  }
  language: { hour: (label: string) => string; shortDay: (day: string) => string }
  /** A service, a salon or a reason in this language, as far as it is known. */
  nameOf?: (name: string) => string
}

type Coded = { code: string; params: readonly { name: string; values: readonly string[] }[] }

/**
 * Writes the messages of a response: `message` becomes the sentences of the codes beside it
 * (`coded`), in place. Without codes it stays the text of a host.
 */
export function messageWriter(language: MessageLanguage): <Data>(data: Data) => Data {
  return (data) => {
    write(data)
    return data
  }

  function write(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('coded' in value && 'message' in value && isCoded(value.coded))
      value.message = value.coded.map((one) => sentenceOf(one, language)).join(' ')
    else for (const inner of Object.values(value)) write(inner)
  }
}

function isCoded(value: unknown): value is readonly Coded[] {
  return Array.isArray(value) && value.length > 0
}

/** The sentence of a message; '' for a code that this page does not know. */
function sentenceOf({ code, params }: Coded, language: MessageLanguage): string {
  if (!isMessageCode(code)) return ''
  const kinds: Readonly<Record<string, ParamKind>> = messageParams[code]
  return formatMessage<string>(
    language.sentences[code] ?? '',
    Object.fromEntries(
      params.map(({ name, values }) => [name, written(kinds[name], values, language)]),
    ),
  )
}

function written(
  kind: ParamKind | undefined,
  values: readonly string[],
  { params, language, nameOf = (name) => name }: MessageLanguage,
): string {
  const first = values[0] ?? ''
  switch (kind) {
    case 'hour':
      return language.hour(timeLabel(Number(first)))
    case 'day':
      return language.shortDay(first)
    case 'date':
      return params.date(first)
    case 'tiers':
      return choice(values.map((tier) => params.tiers[tier] ?? tier))
    case 'choice':
      return choice(values.map(nameOf))
    case 'text':
      return nameOf(first)
    case 'number':
    case undefined:
      return first
  }

  function choice(names: readonly string[]): string {
    return names.length < 2
      ? names.join('')
      : `${names.slice(0, -1).join(', ')} ${params.or} ${names.at(-1)}`
  }
}
