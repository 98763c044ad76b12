import type { Execution } from '../../context'
import type { Language } from '../request/language'
import { entityTag, hashScripts } from '../document/inline-scripts'
import { isIgnoredParameter, lifetimeOf, type Lifetime } from './lifetimes'
import { createSingleFlight } from '../../../domain/single-flight'
import { putNewest } from '../../../domain/put-newest'
import { withTimeout } from '../../../domain/with-timeout'

/** A page as it came out of the renderer. */
export type RenderedPage = {
  html: string
  status: number
  /** All sections were rendered; a page with a failed section is shown but not cached. */
  isComplete: boolean
  /** The nonce that its scripts carry; it is taken out before the page is cached. */
  nonce: string
  /** Its `Link` header. */
  link?: string | null
  /** The target, when it is a redirect. */
  location?: string | null
}

/** A page's constant part: the bytes and headers that every visitor gets. */
export type ConstantPage = {
  body: Uint8Array<ArrayBuffer>
  /** Strong: it follows from the bytes. */
  etag: string
  /** CSP sources of its inline scripts. */
  hashes: string
  /** Its `Link` header, '' for none. */
  link: string
}

/** The store outside this isolate: workerd's Cache API. */
export type CacheApi = {
  match(key: string): Promise<Response | undefined>
  put(key: string, page: Response): Promise<void>
  delete(key: string): Promise<boolean>
}

// The DOM's types do not know workerd's default cache.
type Caches = { default: Cache }

/** Longest wait for the cache, in ms: what it has can also be made anew. */
const CACHE_WAIT_MS = 500

/**
 * The data centre's own cache: shared by all isolates there. One that does not answer has nothing.
 */
export const cacheApi: CacheApi = {
  match: (key) => withTimeout(CACHE_WAIT_MS, (caches as unknown as Caches).default.match(key)),
  put: (key, page) => (caches as unknown as Caches).default.put(key, page),
  delete: (key) => (caches as unknown as Caches).default.delete(key),
}

/** Everything needed to find, make and store a cached page. */
export type PageCacheRequest = {
  key: string
  lifetime: Lifetime
  now: number
  cacheApi: CacheApi
  execution: Execution
  make(): Promise<RenderedPage>
}

/** A page to send; one that is not cacheable must not be cached anywhere. */
export type SentPage = ConstantPage & {
  storedAt: number
  status: number
  isCacheable: boolean
  location?: string | null | undefined
}

/** Most pages in memory; keys carry the Host header, of which a client may send any. */
const MAX_ENTRIES = 64
const memory = new Map<string, SentPage>()
/** Longest wait for a page that another request renders, in ms. */
const WAIT_MS = 10_000
const rendering = createSingleFlight<SentPage>(WAIT_MS)

/** The variants of one address, besides the build (`version`). */
export type Variant = { isInApp: boolean; language: Language; version: string }

/**
 * The cache key of a public page; undefined for all others. Addresses of public pages are plain
 * ASCII, so a percent sign is another spelling of one, of which there are any number.
 */
export function pageKey(
  url: URL,
  { isInApp, language, version }: Variant,
): { key: string; lifetime: Lifetime } | undefined {
  const lifetime = lifetimeOf(url.pathname)
  if (
    !lifetime ||
    url.pathname.includes('%') ||
    [...url.searchParams.keys()].some((name) => !isIgnoredParameter(name))
  )
    return undefined
  return {
    key: `${url.origin}${url.pathname}?in-app=${Number(isInApp)}&lang=${language}&build=${version}`,
    lifetime,
  }
}

/** The page, from memory, from the Cache API or made now; a stale one is shown while it is renewed. */
export async function cachedPage(request: PageCacheRequest): Promise<SentPage> {
  const cached = memory.get(request.key) ?? (await fromCacheApi(request))
  const age = cached ? (request.now - cached.storedAt) / 1000 : Infinity
  const { fresh, stale } = request.lifetime
  if (cached && age < fresh) return cached
  const isStale = cached && age < fresh + stale
  const made = rendering(request.key, () => render(request), {
    now: request.now,
    waitUntil: (work) => request.execution.waitUntil(work),
  })
  if (!isStale) return made
  // The single flight keeps the request alive for it.
  made.catch(logCacheFailure('renew'))
  return cached
}

async function render(request: PageCacheRequest): Promise<SentPage> {
  const { html, nonce, link, status, isComplete, location } = await request.make()
  const { html: bare, hashes } = await hashScripts(html, nonce)
  const body = new TextEncoder().encode(bare)
  const etag = await entityTag(body)
  const isCacheable = status === 200 && isComplete
  const storedAt = request.now
  const page = { body, etag, hashes, link: link ?? '', storedAt, status, isCacheable, location }
  if (isCacheable) store(request, page)
  return page
}

function store({ key, lifetime, cacheApi, execution }: PageCacheRequest, page: SentPage): void {
  putNewest(memory, key, page, MAX_ENTRIES)
  const headers = {
    'cache-control': `public, max-age=${lifetime.fresh + lifetime.stale}`,
    'x-stored-at': String(page.storedAt),
    'x-entity-tag': page.etag,
    'x-hashes': page.hashes,
    'x-link': page.link,
  }
  const stored = cacheApi.put(key, new Response(page.body, { headers }))
  // A full disk costs the next isolate a rendering; this page is served all the same.
  execution.waitUntil(stored.catch(logCacheFailure('put')))
}

async function fromCacheApi({ key, cacheApi }: PageCacheRequest): Promise<SentPage | undefined> {
  const found = await cacheApi.match(key).catch(logCacheFailure('match'))
  if (!found) return undefined
  const etag = found.headers.get('x-entity-tag')
  if (!etag) return undefined
  const page = {
    body: new Uint8Array(await found.arrayBuffer()),
    etag,
    hashes: found.headers.get('x-hashes') ?? '',
    link: found.headers.get('x-link') ?? '',
    storedAt: Number(found.headers.get('x-stored-at')),
    status: 200,
    isCacheable: true,
  }
  putNewest(memory, key, page, MAX_ENTRIES)
  return page
}

/** Logs a failing call and treats it as a miss: the cache makes pages fast, it is not needed to make them. */
function logCacheFailure(call: 'match' | 'put' | 'renew'): (error: unknown) => undefined {
  return (error) => {
    console.error(
      JSON.stringify({ level: 'error', what: 'edge cache failed', call, error: String(error) }),
    )
    return undefined
  }
}
