import { isChainText } from './chain-texts'
import { formatMessage } from './format-message'
import { home } from './en/home'
import { language as english } from './en/language'
import { services } from './en/services'

/** A text as backends send it, and in English. */
export type Pair = { sentence: string; inEnglish: string }

/** A sentence with places, such as the hour that was taken. */
type Pattern = { matches: RegExp; places: string[]; sentence: string }

/**
 * Translates the chain's own texts (`isChainText`) as far as they are known; all else stays as it
 * was sent. `pairs` are the known sentences.
 */
export function translator(pairs: readonly Pair[]): <Data>(data: Data) => Data {
  const wordsOf = knownTexts(pairs)
  const patterns = pairs.filter(({ sentence }) => sentence.includes('{')).map(patternOf)
  return (data) => inEnglish(data, '', '') as typeof data

  /**
   * Translates the value of `field` below `parent`; a list's items have the list's field and
   * parent.
   */
  function inEnglish(value: unknown, parent: string, field: string): unknown {
    if (typeof value === 'string')
      return isChainText(parent, field) ? (wordsOf(value) ?? sentenceOf(measureOf(value))) : value
    if (Array.isArray(value)) return value.map((item) => inEnglish(item, parent, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, inEnglish(inner, field, name)]),
    )
  }

  /** A refusal with its places filled; what is in them may itself be known, a day or an hour. */
  function sentenceOf(text: string): string {
    for (const { matches, places, sentence } of patterns) {
      const found = matches.exec(text)
      if (found)
        return formatMessage<string>(
          sentence,
          Object.fromEntries(
            places.map((place, index) => [place, translatePart(found[index + 1] ?? '')]),
          ),
        )
    }
    return text
  }

  function translatePart(text: string): string {
    return wordsOf(text) ?? dateOf(text) ?? english.hour(text)
  }
}

/** `25 Oct 2026` of `25-10-2026`, as the chain writes a date; undefined when it is none. */
function dateOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? []
  return year && english.fullDay(`${year}-${month}-${day}`)
}

/**
 * The English of a text that is known, or that is two known ones beside each other, as a service and
 * its version are; hosts join them with a dash or without.
 */
export function knownTexts(pairs: readonly Pair[]): (text: string) => string | undefined {
  const known = new Map(pairs.map(({ sentence, inEnglish }) => [sentence, inEnglish]))
  return (text) => {
    const whole = known.get(text)
    if (whole !== undefined || text.length > 80) return whole
    for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
      const [, dash = '', rest = ''] = /^([-–] )?(.*)/s.exec(text.slice(at + 1)) ?? []
      const [first, second] = [known.get(text.slice(0, at)), known.get(rest)]
      if (first !== undefined && second !== undefined) return `${first} ${dash}${second}`
    }
    return undefined
  }
}

/** The sentences of one file of the catalogue in both languages. */
export function pairsOf<Name extends string>(
  vi: Readonly<Record<Name, string>>,
  en: Readonly<Record<Name, string>>,
): Pair[] {
  return Object.entries<string>(vi).map(([name, sentence]) => ({
    sentence,
    inEnglish: en[name as Name],
  }))
}

/** `From 199,000 VND` for `Từ 199.000 VNĐ`, `45 min` for `45 phút`: prices, times and dates of the chain's lists are texts. */
function measureOf(text: string): string {
  const date = dateOf(text)
  if (date) return date
  const [, minutes] = /^(\d+) phút$/.exec(text) ?? []
  if (minutes) return formatMessage(services.minutes, { n: minutes })
  const [, from, amount, unit] = /^(Từ )?([\d.]+)( VNĐ|K)$/.exec(text) ?? []
  if (!amount || !(from || unit !== 'K')) return text
  const written = amount.replaceAll('.', english.thousandsMark)
  return `${from ? `${home.from} ` : ''}${unit === 'K' ? `${written}K` : formatMessage(english.dong, { amount: written })}`
}

function patternOf({ sentence, inEnglish }: Pair): Pattern {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return {
    matches: new RegExp(`^${parts.join('(.+?)')}$`),
    places: [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
    sentence: inEnglish,
  }
}
