/** How long a page may be served from the edge, in seconds: fresh, and then stale while a new one is made or while its backends are down. */
export type Lifetime = { fresh: number; stale: number }

const aMinute = 60
const anHour = 60 * aMinute
const aDay = 24 * anHour

/** The pages that are the same for everybody. A page that is not here is made for each request. */
export const pageLifetimes: Readonly<Record<string, Lifetime>> = {
  '/': { fresh: aMinute, stale: aDay },
  '/system-salon': { fresh: 5 * aMinute, stale: aDay },
  '/chinh-sach-bao-mat': { fresh: anHour, stale: aDay },
  '/dieu-kien-giao-dich-chung': { fresh: anHour, stale: aDay },
}

/** Query parameters that say where a visitor comes from and change nothing on those pages; the in-app mode and the language are known otherwise. */
export function isIgnoredParameter(name: string): boolean {
  return name.startsWith('utm_') || ['source', 'inApp', 'lang', 'fbclid', 'gclid', 'ttclid', 'zarsrc'].includes(name)
}
