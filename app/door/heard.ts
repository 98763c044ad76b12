import { backends as en } from '../messages/en/backends'
import { language as english } from '../messages/en/language'
import { say } from '../messages/say'
import { backends as vi } from '../messages/vi/backends'
import type { Language } from './language'

/** A sentence of the backends with places, such as the hour that was taken. */
type Pattern = { matches: RegExp; places: string[]; sentence: string }

const pairs = Object.entries(vi).map(([name, sentence]) => ({ sentence, inEnglish: en[name as keyof typeof en] as string }))
const known = new Map(pairs.map(({ sentence, inEnglish }) => [sentence as string, inEnglish]))
const patterns = pairs.filter(({ sentence }) => sentence.includes('{')).map(patternOf)

/** What came from the backends, as a page in this language says it: known sentences in English, all else as it was sent. */
export function heardIn<Data>(language: Language, data: Data): Data {
  return language === 'vi' ? data : (inEnglish(data, '') as Data)
}

function inEnglish(value: unknown, field: string): unknown {
  if (typeof value === 'string') return known.get(value) ?? (field === 'message' ? sentenceOf(value) : value)
  if (Array.isArray(value)) return value.map((item) => inEnglish(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inEnglish(inner, name)]))
}

/** A refusal with its places filled; what is in them may itself be a known word, or an hour. */
function sentenceOf(text: string): string {
  for (const { matches, places, sentence } of patterns) {
    const found = matches.exec(text)
    if (found) return say<string>(sentence, Object.fromEntries(places.map((place, index) => [place, placed(found[index + 1] ?? '')])))
  }
  return text
}

function placed(text: string): string {
  return known.get(text) ?? english.hour(text)
}

function patternOf({ sentence, inEnglish }: (typeof pairs)[number]): Pattern {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { matches: new RegExp(`^${parts.join('(.+?)')}$`), places: [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!), sentence: inEnglish }
}
