/**
 * How long a page may be served from the edge, in seconds: fresh, and then stale while a new one is
 * made or while its backends are down.
 */
export type Lifetime = { fresh: number; stale: number }

const aMinute = 60
const anHour = 60 * aMinute
const aDay = 24 * anHour

/** The pages that are the same for everybody. */
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

/** Pages of single things that are the same for everybody: the start of their paths, below which one name stands. */
const single: Readonly<Record<string, Lifetime>> = {
  '/salon': { fresh: 5 * aMinute, stale: anHour },
  '/dich-vu': { fresh: 5 * aMinute, stale: anHour },
  '/cua-hang': { fresh: 5 * aMinute, stale: aDay },
  '/kham-pha': { fresh: aMinute, stale: aDay },
  '/lookbook': { fresh: 5 * aMinute, stale: aDay },
  '/blog': { fresh: 5 * aMinute, stale: aDay },
  '/spa': { fresh: 5 * aMinute, stale: anHour },
}

/** How long the page of a path may be served from the edge; undefined for pages that are made for each request. */
export function lifetimeOf(path: string): Lifetime | undefined {
  if (Object.hasOwn(pageLifetimes, path)) return pageLifetimes[path]
  const [, start, name, more] = path.split('/')
  return name && more === undefined && Object.hasOwn(single, `/${start}`)
    ? single[`/${start}`]
    : undefined
}

/**
 * Query parameters that say where a visitor comes from and change nothing on those pages; the
 * in-app mode and the language are known otherwise.
 */
export function isIgnoredParameter(name: string): boolean {
  return (
    name.startsWith('utm_') ||
    ['source', 'inApp', 'lang', 'fbclid', 'gclid', 'ttclid', 'zarsrc'].includes(name)
  )
}
