import { say } from '../say'
import { backends as vi } from '../vi/backends'
import { backends as en } from './backends'
import { home } from './home'
import { language as english } from './language'

/** A sentence of the backends with places, such as the hour that was taken. */
type Pattern = { matches: RegExp; places: string[]; sentence: string }

const pairs = Object.entries(vi).map(([name, sentence]) => ({ sentence, inEnglish: en[name as keyof typeof en] as string }))
const known = new Map(pairs.map(({ sentence, inEnglish }) => [sentence as string, inEnglish]))
const patterns = pairs.filter(({ sentence }) => sentence.includes('{')).map(patternOf)

/** What came from the backends, as an English page says it: known sentences in English, all else as it was sent. */
export function heard<Data>(data: Data): Data {
  return inEnglish(data) as Data
}

function inEnglish(value: unknown): unknown {
  if (typeof value === 'string') return known.get(value) ?? sentenceOf(priceOf(value))
  if (Array.isArray(value)) return value.map((item) => inEnglish(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inEnglish(inner)]))
}

/** A refusal with its places filled; what is in them may itself be a known word, a day or an hour. */
function sentenceOf(text: string): string {
  for (const { matches, places, sentence } of patterns) {
    const found = matches.exec(text)
    if (found) return say<string>(sentence, Object.fromEntries(places.map((place, index) => [place, placed(found[index + 1] ?? '')])))
  }
  return text
}

/** `From 199,000 VND` for `Từ 199.000 VNĐ`: prices of the chain's lists are texts. */
function priceOf(text: string): string {
  const [, from, amount, unit] = /^(Từ )?([\d.]+)( VNĐ|K)$/.exec(text) ?? []
  if (!amount || !(from || unit !== 'K')) return text
  const written = amount.replaceAll('.', english.thousandsMark)
  return `${from ? `${home.from} ` : ''}${unit === 'K' ? `${written}K` : say(english.dong, { amount: written })}`
}

function placed(text: string): string {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? []
  return known.get(text) ?? (year ? english.fullDay(`${year}-${month}-${day}`) : english.hour(text))
}

function patternOf({ sentence, inEnglish }: (typeof pairs)[number]): Pattern {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { matches: new RegExp(`^${parts.join('(.+?)')}$`), places: [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!), sentence: inEnglish }
}
