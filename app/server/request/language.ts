import { A_YEAR_SECONDS, readCookies, setCookie } from '../../../domain/cookies'
import { server as en } from '../../messages/en/server'
import { sold } from '../../../domain/known-names/en'
import { sold as soldVi } from '../../../domain/known-names/vi'
import { pairsOf } from '../../../domain/known-texts'
import { inEnglish } from '../../messages/in-english'
import { server as vi } from '../../messages/vi/server'
import { translate as inVietnamese } from '../../messages/vi/translate'

/** A language of the interface. */
export type Language = 'vi' | 'en'

/** The server's own sentences in each language, for responses that no page renders. */
export const serverWords = { vi, en } as const satisfies Record<Language, unknown>

/** Translates the backends' texts for a page in each language. */
export const translators = {
  vi: inVietnamese,
  en: inEnglish(pairsOf(soldVi, sold)),
} as const satisfies Record<Language, unknown>

const cookieName = 'muot_lang'

/**
 * The language of a response: that of the address (`?lang=en`), else that of this browser's cookie,
 * else Vietnamese.
 */
export function languageOf(query: URLSearchParams, cookie: string): Language {
  return languageInQuery(query) ?? languageInCookie(cookie) ?? 'vi'
}

/**
 * The Set-Cookie line that stores the language of the address for a year; undefined when it has
 * none, or the cookie has it already.
 */
export function languageCookie(
  query: URLSearchParams,
  cookie: string,
  isSecure: boolean,
): string | undefined {
  const requested = languageInQuery(query)
  if (requested === undefined || requested === languageInCookie(cookie)) return undefined
  return setCookie(cookieName, requested, { seconds: A_YEAR_SECONDS, isSecure })
}

function languageInQuery(query: URLSearchParams): Language | undefined {
  return known(query.get('lang'))
}

function languageInCookie(cookie: string): Language | undefined {
  return known(readCookies(cookie).get(cookieName) ?? null)
}

function known(code: string | null): Language | undefined {
  return code === 'vi' || code === 'en' ? code : undefined
}
