import { putNewest } from '../../../domain/put-newest'
import { hasTag } from '../document/inline-scripts'
import { isInApp } from '../request/in-app'
import { languageOf } from '../request/language'
import { isFramed } from '../framed'
import type { Execution } from '../../context'
import { inBrotli } from './brotli-pages'
import type { ConstantPage } from './edge-cache'

/** A shared page that may be sent again as it is. */
export type RepeatablePage = Pick<ConstantPage, 'body' | 'etag'> & {
  /** Until when it is fresh, in epoch ms. */
  freshUntil: number
  /** Number of purges when it was found. */
  purges: number
}

/** A page with all its headers. */
type FinishedPage = RepeatablePage & { headers: Headers }

/** The moment of a request, as far as a page may become old. */
type Moment = {
  now: number
  purges: number | undefined
  requestId: () => string
  execution: Execution
}

/** Most pages; addresses carry the Host header, of which a client may send any. */
const MAX_ENTRIES = 64
const sent = new Map<string, FinishedPage>()
const noQuery = new URLSearchParams()

/**
 * Remembers a shared page under its address, so that the next visitor gets the same response
 * without the work that finds it. A page that sets a cookie is not remembered.
 */
export function rememberSent(request: Request, response: Response, page: RepeatablePage): void {
  const key = keyOf(request)
  if (key === undefined || response.headers.has('set-cookie')) return
  putNewest(sent, key, { ...page, headers: new Headers(response.headers) }, MAX_ENTRIES)
}

/** The response to a request for a page that was sent before and is fresh; else undefined. */
export function sentAgain(
  request: Request,
  { now, purges, requestId, execution }: Moment,
): Response | undefined {
  const key = keyOf(request)
  const page = key === undefined ? undefined : sent.get(key)
  if (!page || now >= page.freshUntil || purges !== page.purges) return undefined
  const { headers, body, etag } = page
  // The response takes a copy, so all of one page share these headers.
  headers.set('x-request-id', requestId())
  const tag = request.headers.get('if-none-match')
  const isUnchanged = tag !== null && hasTag(tag, etag)
  const response = new Response(isUnchanged || request.method === 'HEAD' ? null : body, {
    status: isUnchanged ? 304 : 200,
    headers,
  })
  return inBrotli(request, response, page, { now, execution })
}

/**
 * Address and language; undefined where a response depends on more: a query, the in-app mode, or a
 * frame on another site.
 */
function keyOf({ method, url, headers }: Request): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return undefined
  const cookie = headers.get('cookie')
  if (cookie === null) return `vi ${url}`
  if (isInApp(noQuery, cookie) || isFramed(headers, false)) return undefined
  return `${languageOf(noQuery, cookie)} ${url}`
}
