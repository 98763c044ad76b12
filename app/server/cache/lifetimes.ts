/**
 * Seconds that a page may be served from the edge: fresh, and then stale while a new one is
 * rendered or while its backends are down.
 */
export type Lifetime = { fresh: number; stale: number }

const aMinute = 60
const anHour = 60 * aMinute
const aDay = 24 * anHour

/** The public pages. */
const pageLifetimes: Readonly<Record<string, Lifetime>> = {
  '/': { fresh: aMinute, stale: aDay },
  '/system-salon': { fresh: 5 * aMinute, stale: aDay },
  '/thu-thach': { fresh: 5 * aMinute, stale: aDay },
  '/dich-vu': { fresh: 5 * aMinute, stale: aDay },
  '/cua-hang': { fresh: 5 * aMinute, stale: aDay },
  '/kham-pha': { fresh: aMinute, stale: aDay },
  '/lookbook': { fresh: 5 * aMinute, stale: aDay },
  '/blog': { fresh: 5 * aMinute, stale: aDay },
  '/video': { fresh: 5 * aMinute, stale: aDay },
  '/chinh-sach-bao-mat': { fresh: anHour, stale: aDay },
  '/dieu-kien-giao-dich-chung': { fresh: anHour, stale: aDay },
}

/** Public pages of single things: the start of their paths, followed by one slug. */
const single: Readonly<Record<string, Lifetime>> = {
  '/salon': { fresh: 5 * aMinute, stale: anHour },
  '/dich-vu': { fresh: 5 * aMinute, stale: anHour },
  '/cua-hang': { fresh: 5 * aMinute, stale: aDay },
  '/kham-pha': { fresh: aMinute, stale: aDay },
  '/lookbook': { fresh: 5 * aMinute, stale: aDay },
  '/blog': { fresh: 5 * aMinute, stale: aDay },
  '/spa': { fresh: 5 * aMinute, stale: anHour },
}

/** The edge lifetime of a path's page; undefined for pages that are rendered for each request. */
export function lifetimeOf(path: string): Lifetime | undefined {
  if (Object.hasOwn(pageLifetimes, path)) return pageLifetimes[path]
  const [, start, name, more] = path.split('/')
  return name && more === undefined && Object.hasOwn(single, `/${start}`)
    ? single[`/${start}`]
    : undefined
}

/** Marks of Google's ads, Facebook, Instagram, TikTok and Zalo, besides those of campaigns. */
const clickMarks = /^((utm|gad)_.*|gclid|gbraid|wbraid|fbclid|igsh|ttclid|zarsrc|gidzl)$/

/**
 * Query parameters about a visitor's origin, which do not change those pages; the in-app mode and
 * the language are separate parts of the key.
 */
export function isIgnoredParameter(name: string): boolean {
  return clickMarks.test(name) || ['source', 'inApp', 'lang'].includes(name)
}
