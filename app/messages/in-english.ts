import { backends } from './en/backends'
import { home } from './en/home'
import { language } from './en/language'
import { services } from './en/services'
import { knownTexts, pairsOf, type Pair } from '../../domain/known-texts'
import { formatMessage } from './format-message'
import { backends as backendsVi } from './vi/backends'

/** Fields that customers fill themselves. */
const own = new Set(['note', 'comment', 'address', 'street'])
const namesOfPeople = new Set(['stylistName', 'customerName', 'salonName'])
/** Where a name of one word, such as the part of a day, is no person's. */
const namesOfThings = /^(group|categor|productGroup)/

/**
 * Writes the chain's own texts in English where they are known word for word, from `pairs` or the
 * backends' own; all else stays as it was sent.
 */
export function inEnglish(pairs: readonly Pair[]): <Data>(data: Data) => Data {
  const englishOf = knownTexts([...pairsOf(backendsVi, backends), ...pairs])
  return (data) => translated(data, '', '') as typeof data

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
