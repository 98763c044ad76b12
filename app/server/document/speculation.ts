import { lifetimeOf } from '../cache/lifetimes'

/** Where the rules are; documents name it in `Speculation-Rules`. */
export const rulesPath = '/speculation-rules.json'

/** Pages that are rendered before they are opened. */
const prerendered = [
  '/',
  '/booking',
  '/system-salon',
  '/salon/:salon',
  '/dich-vu',
  '/dich-vu/:slug',
]

/** Pages whose document is fetched before they are opened. */
const prefetched = [
  '/cua-hang',
  '/cua-hang/:slug',
  '/lookbook',
  '/lookbook/:slug',
  '/blog',
  '/blog/:slug',
  '/video',
  '/thu-thach',
  '/chinh-sach-bao-mat',
  '/dieu-kien-giao-dich-chung',
]

/** Query parameters that log in or set a cookie. */
const parametersWithEffects = ['token', 'loginCode', 'lang', 'inApp', 'source']

/** The speculation rules of all documents. */
export const speculationRules = {
  prerender: [{ where: linksTo(prerendered), eagerness: 'moderate' }],
  prefetch: [{ where: linksTo(prefetched), eagerness: 'moderate' }],
} as const

/**
 * Links to these pages that the browser itself follows. The router marks the links that it follows
 * with data-discover, and fetches their data: a document made ahead would never be shown.
 */
function linksTo(pathnames: readonly string[]) {
  return {
    and: [
      { href_matches: pathnames.map((pathname) => ({ pathname, search: '*', hash: '*' })) },
      {
        not: {
          href_matches: {
            pathname: '/*',
            search: `*(${parametersWithEffects.join('|')})=*`,
            hash: '*',
          },
        },
      },
      { not: { selector_matches: '[data-discover], [target], [download]' } },
    ],
  }
}

/** Serves the speculation rules. */
export function serveRules(): Response {
  return Response.json(speculationRules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    },
  })
}

/** Whether the request is a prefetch or prerender of a page, or belongs to a prerendered page. */
export function isUnseen(headers: Headers): boolean {
  return /^prefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/**
 * Whether a request for an unseen page is served. Requests that change something are not, nor are
 * documents that are not public: the browser drops the speculation and requests the page again when
 * somebody opens it.
 */
export function maySpeculate({ method, headers }: Request, url: URL): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (parametersWithEffects.some((name) => url.searchParams.has(name))) return false
  const isDocument = (headers.get('sec-fetch-dest') ?? 'document') === 'document'
  return !isDocument || url.pathname === '/booking' || lifetimeOf(url.pathname) !== undefined
}

/** The response to a speculation that is not served. */
export function refuseSpeculation(): Response {
  return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
}
