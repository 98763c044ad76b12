import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Env, Execution, Site } from '../context'
import type { JsonLd } from '../seo/json-ld'
import { openGateway, type Gateway } from '../gateway.server'
import { readReporting, reportScript } from '../reporting/settings'
import { checkRequest } from './csrf'
import { nowOf } from '../../domain/clock'
import { vietnamDay } from '../../domain/vietnam-day'
import type { Caller } from './request/caller'
import { cacheApi, cachedPage, pageKey, type RenderedPage } from './cache/edge-cache'
import {
  carriesToken,
  importToken,
  mayImport,
  mayImportToken,
  pathWithout,
  redirectWithoutTrace,
  refererOrigin,
} from './request/import-token'
import { inAppCookie, isInApp } from './request/in-app'
import { markKnown } from './session-hint'
import { translators, languageCookie, languageOf, type Language } from './request/language'
import { readTiles } from './map-tiles'
import { hasTag } from './document/inline-scripts'
import { rulesPath } from './document/speculation'
import { newNonce, readPartners, setPolicy, type SecurityContext } from './security'
import { hasServiceWorker } from './service-worker'
import { logThrown } from './broken'
import { createLease } from '../../domain/lease'
import { generationOf, spreadMsOf, PAGES, readPurges, type KnownPurges } from '../../domain/purges'
import { ExchangeLoginCodeDocument } from '../../schema/generated/graphql'
import { logInPath } from '~/routes/auth/next-path'

/**
 * The query parameter with the one-time code of a partner's app; `code` is the booking's that waits
 * to be confirmed.
 */
const parameter = 'loginCode'

/** Whether an address carries a one-time code. */
export function carriesLoginCode(url: URL): boolean {
  return url.searchParams.has(parameter)
}

/**
 * What a navigation may do with a code: log in with a code of one of `partners` (null: of any), or
 * nothing (false). As with a token (`mayImport`), an app that opens the address itself and a
 * partner's page may, and pages of other sites may not: their visitor would be logged in as
 * whoever made the code. A partner's page may bring its own codes only.
 */
export function mayExchange(
  headers: Headers,
  url: URL,
  partners: ReadonlyMap<string, string>,
): { partners: string[] | null } | false {
  if (!mayImport(headers, url, partners.values())) return false
  const from = refererOrigin(headers)
  const names = [...partners].flatMap(([name, origin]) => (origin === from ? [name] : []))
  return { partners: names.length > 0 ? names : null }
}

/**
 * Handles an address with a code: exchanges it where `may` allows that, and always redirects to an
 * address without it, which is the log-in's when the code opened nothing. Without `may` the code
 * is not even tried, so that a foreign page cannot use it up.
 */
export async function exchangeLoginCode(
  url: URL,
  may: ReturnType<typeof mayExchange>,
  gateway: Gateway,
): Promise<Response> {
  const code = url.searchParams.get(parameter) ?? ''
  const clean = pathWithout(url, parameter)
  const isIn = may !== false && (await isLoggedIn(gateway, code, may.partners))
  return redirectWithoutTrace(url, isIn ? clean : logInPath({ next: clean, reason: 'ma-cu' }))
}

async function isLoggedIn(
  gateway: Gateway,
  code: string,
  partners: string[] | null,
): Promise<boolean> {
  const response = await gateway.mutate(ExchangeLoginCodeDocument, { code, partners })
  return response.ok && response.data.exchangeLoginCode.__typename === 'LoggedIn'
}

type LeaseScope = {
  env: Pick<Env, 'LISTS' | 'PURGE_SPREAD_MS'>
  now: number
  requestId: string
  execution: Execution
}

/** The generation of pages (`domain/purges.ts`), at most one lease old. */
type Generation = {
  /** Returns it; waits for KV where it must. */
  read(caller: LeaseScope): Promise<number>
}

/** A lease on the purges. When KV does not respond, pages are older, not slower and not missing. */
export function leaseGeneration(limit?: number): Generation {
  const lease = createLease<KnownPurges>(limit)
  return {
    async read({ env, now, requestId, execution }) {
      const { LISTS } = env
      if (!LISTS) return 0
      const known = await lease.read({
        now,
        fetchValue: () => readPurges(LISTS, spreadMsOf(env)),
        waitUntil: (work) => execution.waitUntil(work),
        onFailure: (error) =>
          logThrown('the purges cannot be read', { requestId, path: '' }, error),
      })
      return ofPages(known, env, now)
    },
  }
}

function ofPages(known: KnownPurges | undefined, env: LeaseScope['env'], now: number): number {
  return generationOf(known?.purges[PAGES]?.at, now, spreadMsOf(env))
}

/** This isolate's lease. */
const generation = leaseGeneration()

/** Everything that a page is rendered from. */
export type PageRequest = {
  request: Request
  url: URL
  env: Env
  caller: Caller
  execution: Execution
  guard: SecurityContext
  isInApp: boolean
  language: Language
  /** The pages in that language. */
  pages: Pages
}

/** The site's pages in one language, as a build of their own. */
export type Pages = {
  render(request: Request, context: AppLoadContext): Promise<Response>
  /** Changes with each build, so that no cached page names files of another one. */
  version: string
  hasPage: Site['hasPage']
}

/** When search engines come again for a page that cannot be had now. */
const RETRY_SECONDS = '600'

/**
 * Serves a page: from the edge cache when it is public, else rendered for this request, if that is
 * allowed.
 */
export async function servePage(pageRequest: PageRequest): Promise<Response> {
  const { url } = pageRequest
  const request = await checkRequest(pageRequest.request, url, pageRequest.language)
  if (request instanceof Response) return request
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && carriesToken(url))
    return withModeCookies(pageRequest, await withHandedOverToken(pageRequest))
  if (isRead && carriesLoginCode(url))
    return withModeCookies(pageRequest, await withLoginCode(pageRequest))
  const cached = isRead
    ? pageKey(url, {
        isInApp: pageRequest.isInApp,
        language: pageRequest.language,
        version: pageRequest.pages.version,
      })
    : undefined
  const response = cached
    ? await renderSharedPage(pageRequest, cached)
    : await renderPrivatePage({ ...pageRequest, request })
  if (response.status === 503 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', RETRY_SECONDS)
  return withModeCookies(pageRequest, response)
}

/** Adds the cookies for the address's in-app mode and language. */
function withModeCookies({ url, caller, language }: PageRequest, response: Response): Response {
  const isSecure = url.protocol === 'https:'
  const lines = [
    inAppCookie(url.searchParams, isSecure),
    languageCookie(url.searchParams, caller.cookie, isSecure),
  ].filter((line) => line !== undefined)
  for (const line of lines) response.headers.append('set-cookie', line)
  // A cache in between would send the cookie to other visitors.
  if (lines.length > 0) response.headers.set('cache-control', 'private, no-store')
  response.headers.set('content-language', language)
  return response
}

async function withHandedOverToken(pageRequest: PageRequest): Promise<Response> {
  const { request, url, env, guard } = pageRequest
  const { gateway } = siteOf(pageRequest, pageRequest.caller, guard.nonce)
  const partners = readPartners(env.PARTNER_ORIGINS).values()
  const isTrusted = pageRequest.isInApp && mayImportToken(request.headers, url, partners, env)
  const response = await importToken(url, isTrusted, gateway)
  passCookies(gateway, response.headers)
  return response
}

async function withLoginCode(pageRequest: PageRequest): Promise<Response> {
  const { request, url, env, guard } = pageRequest
  const { gateway } = siteOf(pageRequest, pageRequest.caller, guard.nonce)
  // A HEAD looks an address up; only who opens it uses its code up.
  const may =
    pageRequest.isInApp &&
    request.method === 'GET' &&
    mayExchange(request.headers, url, readPartners(env.PARTNER_ORIGINS))
  const response = await exchangeLoginCode(url, may, gateway)
  passCookies(gateway, response.headers)
  return response
}

async function renderSharedPage(
  pageRequest: PageRequest,
  { key: place, lifetime }: NonNullable<ReturnType<typeof pageKey>>,
): Promise<Response> {
  const { env, guard, execution, request, url } = pageRequest
  // The number of purges and the day are in the key, so that pages rendered before a purge, or
  // that call yesterday today, are never found again.
  const purges = await purgesKnownTo(pageRequest)
  const day = vietnamDay(nowOf(env))
  const key = `${place}&purges=${purges}&day=${day}`
  const { body, status, isCacheable, location, etag, hashes, link } = await cachedPage({
    key,
    lifetime,
    now: nowOf(env),
    cacheApi,
    execution,
    make: () => makeSharedPage(pageRequest),
  })
  const isHead = request.method === 'HEAD'
  // A cookie selects another page at the same address, which only our own cache distinguishes.
  const cacheControl = !isCacheable
    ? 'no-store'
    : isChosenByCookie(pageRequest)
      ? 'private, max-age=0'
      : `public, max-age=0, s-maxage=${lifetime.fresh}, stale-while-revalidate=${lifetime.stale}`
  const isUnchanged = isCacheable && hasTag(request.headers.get('if-none-match'), etag)
  const response = new Response(isHead || isUnchanged ? null : body, {
    status: isUnchanged ? 304 : status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'cache-tag': 'pages',
      vary: 'cookie, accept-encoding',
      ...(isCacheable ? { etag } : {}),
      ...(link ? { link } : {}),
      // What is shared was rendered without the query.
      ...(location ? { location: location + url.search } : {}),
      ...(status === 200 && !pageRequest.isInApp ? { 'speculation-rules': `"${rulesPath}"` } : {}),
    },
  })
  setPolicy(response.headers, { ...guard, hashes })
  return response
}

/**
 * Whether a cookie sets the language or the in-app mode: a browser without one gets another page.
 */
function isChosenByCookie(pageRequest: PageRequest): boolean {
  const { searchParams } = pageRequest.url
  return (
    languageOf(searchParams, '') !== pageRequest.language ||
    isInApp(searchParams, '') !== pageRequest.isInApp
  )
}

/**
 * Renders the page as a logged-out visitor sees it: no cookies, no query, and a nonce that marks the
 * site's own inline scripts until they are hashed.
 */
async function makeSharedPage(pageRequest: PageRequest): Promise<RenderedPage> {
  const nonce = newNonce()
  const site = siteOf(pageRequest, { ...pageRequest.caller, cookie: '' }, nonce)
  const plain = new Request(`${pageRequest.url.origin}${pageRequest.url.pathname}`, {
    headers: { accept: 'text/html' },
  })
  const response = await pageRequest.pages.render(plain, { site })
  return {
    html: await response.text(),
    status: response.status,
    isComplete: site.gateway.isComplete(),
    nonce,
    link: response.headers.get('link'),
    location: response.headers.get('location'),
  }
}

async function renderPrivatePage(pageRequest: PageRequest): Promise<Response> {
  const site = siteOf(pageRequest, pageRequest.caller, pageRequest.guard.nonce)
  const made = await pageRequest.pages.render(pageRequest.request, { site })
  const response = new Response(made.body, made)
  if (!response.headers.has('cache-control'))
    response.headers.set('cache-control', 'private, no-store')
  passCookies(site.gateway, response.headers)
  return response
}

function passCookies(gateway: Gateway, headers: Headers): void {
  for (const cookie of gateway.cookies) headers.append('set-cookie', cookie)
  markKnown(headers)
}

function purgesKnownTo({ env, caller, execution }: PageRequest): Promise<number> {
  return generation.read({ env, now: nowOf(env), requestId: caller.requestId, execution })
}

function siteOf(pageRequest: PageRequest, caller: Caller, nonce: string): Site {
  const described: JsonLd[] = []
  return {
    gateway: openGateway(
      pageRequest.env.GATEWAY,
      pageRequest.url.origin,
      caller,
      translators[pageRequest.language],
    ),
    now: nowOf(pageRequest.env),
    requestId: caller.requestId,
    generation: () => purgesKnownTo(pageRequest),
    origin: pageRequest.env.ORIGIN ?? pageRequest.url.origin,
    isInApp: pageRequest.isInApp,
    hasServiceWorker: !pageRequest.isInApp && hasServiceWorker(pageRequest.env),
    hostOf: (utmSource) => readPartners(pageRequest.env.PARTNER_ORIGINS).get(utmSource) ?? null,
    hasPage: pageRequest.pages.hasPage,
    mapTiles: readTiles(pageRequest.env),
    reportScript: reportScript(readReporting(pageRequest.env), pageRequest.pages.version),
    nonce,
    describe: (...things) => void described.push(...things),
    described,
    waitUntil: (work) => pageRequest.execution.waitUntil(work),
  }
}

/** The path of a route. */
type RoutePath = { path?: string; index?: boolean }

/**
 * Returns whether one of these routes is a page at a configured link; the catch-all route does not
 * count.
 */
export function pageFinder(
  routes: Readonly<Record<string, RoutePath | undefined>>,
): (link: string) => boolean {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [route.path] : [],
  )
  const patterns = paths.map(
    (path) => new RegExp(`^/${path.replace(/[.+^$]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
  )
  return (link) => {
    const [path = ''] = link.split(/[?#]/)
    return path === '/' || patterns.some((pattern) => pattern.test(path))
  }
}
