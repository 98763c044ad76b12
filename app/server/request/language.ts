import { backends } from '../../messages/en/backends'
import { blocks } from '../../messages/en/blocks'
import { door as en } from '../../messages/en/door'
import { sold } from '../../messages/en/sold'
import { hearing, pairsOf } from '../../messages/hearing'
import { backends as backendsVi } from '../../messages/vi/backends'
import { blocks as blocksVi } from '../../messages/vi/blocks'
import { door as vi } from '../../messages/vi/door'
import { heard as sameAsSent } from '../../messages/vi/heard'
import { sold as soldVi } from '../../messages/vi/sold'

/** A language that the site speaks. */
export type Language = 'vi' | 'en'

/** The door's own sentences in each: it answers before any page is chosen. */
export const doorWords = { vi, en } as const satisfies Record<Language, unknown>

/** What the backends send, as a page in each says it. */
export const heardIn = {
  vi: sameAsSent,
  en: hearing([
    ...pairsOf(backendsVi, backends),
    ...pairsOf(blocksVi, blocks),
    ...pairsOf(soldVi, sold),
  ]),
} as const satisfies Record<Language, unknown>

const cookieName = 'muot_lang'
const aYear = 31_536_000

/** The language of an answer: what the address says (`?lang=en`), else what this browser was last shown by such an address, else Vietnamese (H-014, O-36). */
export function languageOf(query: URLSearchParams, cookie: string): Language {
  return saidByQuery(query) ?? saidByCookie(cookie) ?? 'vi'
}

/** The Set-Cookie line that remembers the language of the address for a year; undefined when it says none, or what the browser knows already. */
export function languageCookie(
  query: URLSearchParams,
  cookie: string,
  isSecure: boolean,
): string | undefined {
  const said = saidByQuery(query)
  if (said === undefined || said === saidByCookie(cookie)) return undefined
  return `${cookieName}=${said}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${aYear}${isSecure ? '; Secure' : ''}`
}

function saidByQuery(query: URLSearchParams): Language | undefined {
  return known(query.get('lang'))
}

function saidByCookie(cookie: string): Language | undefined {
  const pairs = cookie.split(/;\s*/)
  return known(
    pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? null,
  )
}

function known(code: string | null): Language | undefined {
  return code === 'vi' || code === 'en' ? code : undefined
}
