import { fillSentence } from '../../domain/fill-sentence'
import { timeLabel } from '../../domain/frames'
import { messageParams, type ParamKind } from '../../domain/message-codes'
import type { MessageParam } from '../../schema/generated/resolvers'
import { coded, type Message } from '../../workers/kit/message'
import type { Language } from '../cache/list-table'
import { catalog as en } from '../messages/en'
import { catalog as vi } from '../messages/vi'
import type { MessageCatalog } from '../messages/catalog'

/** The messages of each language. */
export const catalogs = { vi, en } as const satisfies Record<Language, MessageCatalog>

type Coded = Exclude<Message, string>[number]
type HasMessage = { message: Message }
type Spoken = { language: Language }

/** The fields of a refusal, from the message of a backend. */
export const refusalFields = {
  message: (refusal: HasMessage, _args: object, { language }: Spoken) =>
    sentenceOf(reasonOf(refusal), language),
  code: (refusal: HasMessage) => firstOf(reasonOf(refusal))?.code ?? null,
  params: (refusal: HasMessage): MessageParam[] =>
    Object.entries(firstOf(reasonOf(refusal))?.params ?? {}).map(([name, value]) => ({
      name,
      values: listOf(value),
    })),
}

/** A host may refuse without a word. */
function reasonOf({ message }: HasMessage): Message {
  return message || coded('INTERRUPTED')
}

function firstOf(message: Message): Coded | undefined {
  return typeof message === 'string' ? undefined : message[0]
}

/** A message in the language of the request; null where the backend says nothing. */
export function noticeOf(message: Message, language: Language): string | null {
  return sentenceOf(message, language) || null
}

/** The sentences of the codes one after the other, or the text of a host as it was sent. */
export function sentenceOf(message: Message, language: Language): string {
  return typeof message === 'string'
    ? message
    : message.map((one) => written(one, catalogs[language])).join(' ')
}

function written({ code, params }: Coded, catalog: MessageCatalog): string {
  const kinds: Readonly<Record<string, ParamKind>> = messageParams[code]
  return fillSentence(
    catalog.sentences[code],
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        writtenParam(kinds[name], listOf(value), catalog),
      ]),
    ),
  )
}

function writtenParam(
  kind: ParamKind | undefined,
  values: readonly string[],
  { or, tiers, hour, day, date, nameOf }: MessageCatalog,
): string {
  const first = values[0] ?? ''
  switch (kind) {
    case 'hour':
      return hour(timeLabel(Number(first)))
    case 'day':
      return day(first)
    case 'date':
      return date(first)
    case 'tiers':
      return choice(values.map((tier) => tiers[tier] ?? tier))
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
      : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
  }
}

function listOf(value: Coded['params'][string]): string[] {
  return typeof value === 'object' ? value.map(String) : [String(value)]
}
