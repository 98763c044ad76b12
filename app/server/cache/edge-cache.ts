import type { Execution } from '../../context'
import type { Language } from '../request/language'
import { entityTag, hashScripts } from '../document/inline-scripts'
import { isIgnoredParameter, lifetimeOf, type Lifetime } from './lifetimes'
import { withTimeout } from '../../../domain/with-timeout'
import { putNewest } from '../../../domain/put-newest'

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

/** A cached page. */
type CachedPage = ConstantPage & { storedAt: number }

/** A page just made, and its bytes. */
type NewPage = { made: RenderedPage; page: CachedPage }

/** The store outside this isolate: workerd's Cache API. */
export type CacheApi = {
  match(key: string): Promise<Response | undefined>
  put(key: string, page: Response): Promise<void>
  delete(key: string): Promise<boolean>
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

/** A page to send; an incomplete one must not be cached anywhere. */
export type SentPage = CachedPage & {
  status: number
  isCacheable: boolean
  location?: string | null
}

/** Most pages in memory; keys carry the Host header, of which a client may send any. */
const MAX_ENTRIES = 64
const memory = new Map<string, CachedPage>()
const making = new Map<string, { since: number; page: Promise<NewPage> }>()
/**
 * Longest wait for a page that another request renders, in ms; that request may have died, and its
 * promise with it.
 */
const waitMs = 10_000

/** The variants of one address, besides the build (`version`). */
export type Variant = { isInApp: boolean; language: Language; version: string }

/** The cache key of a public page; undefined for all others. */
export function pageKey(
  url: URL,
  { isInApp, language, version }: Variant,
): { key: string; lifetime: Lifetime } | undefined {
  const lifetime = lifetimeOf(url.pathname)
  if (!lifetime || [...url.searchParams.keys()].some((name) => !isIgnoredParameter(name)))
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
  if (cached && age < request.lifetime.fresh) return { ...cached, status: 200, isCacheable: true }
  if (cached && age < request.lifetime.fresh + request.lifetime.stale) {
    void make(request)
    return { ...cached, status: 200, isCacheable: true }
  }
  const { made, page } = await madeOnce(request)
  return {
    ...page,
    status: made.status,
    isCacheable: isKeepable(made),
    location: made.location ?? null,
  }
}

function isKeepable({ status, isComplete }: RenderedPage): boolean {
  return status === 200 && isComplete
}

/** Joins the rendering in progress, or starts one when there is none or it takes too long. */
async function madeOnce(request: PageCacheRequest): Promise<NewPage> {
  const one = making.get(request.key)
  if (!one) return make(request)
  return (await withTimeout(waitMs, one.page)) ?? make(request)
}

/** Renders a page and stores it, once for all concurrent requests. */
function make(request: PageCacheRequest): Promise<NewPage> {
  const one = making.get(request.key)
  if (one && request.now - one.since < waitMs) return one.page
  const page = request
    .make()
    .then(async (made) => store(request, { made, page: await constantOf(made, request.now) }))
    .finally(() => making.get(request.key)?.page === page && making.delete(request.key))
  making.set(request.key, { since: request.now, page })
  // Other requests await this page, so the current request stays alive even after its visitor has
  // left.
  request.execution.waitUntil(page)
  return page
}

function store(request: PageCacheRequest, made: NewPage): NewPage {
  if (!isKeepable(made.made)) return made
  remember(request.key, made.page)
  const { fresh, stale } = request.lifetime
  const headers = {
    'cache-control': `public, max-age=${fresh + stale}`,
    'x-stored-at': String(request.now),
    'x-entity-tag': made.page.etag,
    'x-hashes': made.page.hashes,
    'x-link': made.page.link,
  }
  const stored = request.cacheApi.put(request.key, new Response(made.page.body, { headers }))
  // A full disk costs the next isolate a rendering; this page is served all the same.
  request.execution.waitUntil(stored.catch(logCacheFailure('put')))
  return made
}

async function fromCacheApi({ key, cacheApi }: PageCacheRequest): Promise<CachedPage | undefined> {
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
  }
  remember(key, page)
  return page
}

/** Logs a failing Cache API call and treats it as a miss: the cache makes pages fast, it is not needed to make them. */
function logCacheFailure(call: 'match' | 'put'): (error: unknown) => undefined {
  return (error) => {
    console.error(
      JSON.stringify({ level: 'error', what: 'edge cache failed', call, error: String(error) }),
    )
    return undefined
  }
}

function remember(key: string, page: CachedPage): void {
  putNewest(memory, key, page, MAX_ENTRIES)
}

async function constantOf(made: RenderedPage, storedAt: number): Promise<CachedPage> {
  const { html, hashes } = await hashScripts(made.html, made.nonce)
  const body = new TextEncoder().encode(html)
  return { body, etag: await entityTag(body), hashes, link: made.link ?? '', storedAt }
}
