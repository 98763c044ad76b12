import { backends } from './en/backends'
import { coded, params } from './en/coded'
import { home } from './en/home'
import { language } from './en/language'
import { services } from './en/services'
import { formatMessage } from './format-message'
import { messageWriter } from './message-writer'
import { backends as backendsVi } from './vi/backends'

/** A text as backends send it, and in English. */
export type Pair = { sentence: string; inEnglish: string }

/** Fields that customers fill themselves. */
const own = new Set(['note', 'comment', 'address', 'street'])
const namesOfPeople = new Set(['stylistName', 'customerName', 'salonName'])
/** Where a name of one word, such as the part of a day, is no person's. */
const namesOfThings = /^(group|categor|productGroup)/

/**
 * Writes the messages of an English page by their codes, and the chain's own texts in English where
 * they are known word for word, from `pairs` or the backends' own; all else stays as it was sent.
 */
export function inEnglish(pairs: readonly Pair[]): <Data>(data: Data) => Data {
  const englishOf = knownTexts([...pairsOf(backendsVi, backends), ...pairs])
  const write = messageWriter({
    sentences: coded,
    params,
    language,
    nameOf: (name) => englishOf(name) ?? name,
  })
  return (data) => translated(write(data), '', '') as typeof data

  /** The value of `field` below `parent`; a list's items have the list's field and parent. */
  function translated(value: unknown, parent: string, field: string): unknown {
    if (typeof value === 'string')
      return own.has(field) || isSomebody(value, parent, field)
        ? value
        : (englishOf(value) ?? measureOf(value))
    if (Array.isArray(value)) return value.map((item) => translated(item, parent, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, translated(inner, field, name)]),
    )
  }
}

/** Whether a text may be the name of a person, who may be called as a service is, or "Sáng". */
function isSomebody(text: string, parent: string, field: string): boolean {
  if (text.includes(' ')) return false
  return field === 'name' ? !namesOfThings.test(parent) : namesOfPeople.has(field)
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

/**
 * The English of a text that is known, or that is two known ones beside each other, as a service and
 * its version are; hosts join them with a dash or without.
 */
function knownTexts(pairs: readonly Pair[]): (text: string) => string | undefined {
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

/**
 * `From 199,000 VND` for `Từ 199.000 VNĐ`, `45 min` for `45 phút`, `25 Oct 2026` for `25-10-2026`:
 * prices, times and dates of the chain's lists are texts.
 */
function measureOf(text: string): string {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? []
  if (year) return language.fullDay(`${year}-${month}-${day}`)
  const [, minutes] = /^(\d+) phút$/.exec(text) ?? []
  if (minutes) return formatMessage(services.minutes, { n: minutes })
  const [, from, amount, unit] = /^(Từ )?([\d.]+)( VNĐ|K)$/.exec(text) ?? []
  if (!amount || !(from || unit !== 'K')) return text
  const written = amount.replaceAll('.', language.thousandsMark)
  return `${from ? `${home.from} ` : ''}${unit === 'K' ? `${written}K` : formatMessage(language.dong, { amount: written })}`
}
