import { brotliCompressSync, constants } from 'node:zlib'
import type { Execution } from '../../context'
import { putNewest } from '../../../domain/put-newest'
import { acceptsBrotli } from '../request/accepts-brotli'
import type { ConstantPage } from './edge-cache'

/**
 * Levels of brotli. Home at 11 has 17 % fewer bytes than at the platform's 4, in 0.17 s; the list of
 * salons takes 0.8 s at 11 and 0.15 at 10, with 3 % more bytes.
 */
const BEST = 11
const QUICK = 10
/** Bodies up to this many bytes are compressed at the best level. */
const MAX_BEST_BYTES = 150_000
/**
 * How long after the response compressing begins, in ms; it takes 50 to 200. So much lies between
 * two pages, too, so that other requests get their turn.
 */
const DELAY_MS = 1000
/** Longest wait for a page's turn, in ms; when more pages wait, a later request begins. */
const MAX_WAIT_MS = 8000
/** Most pages, as many as the cache of pages has. */
const MAX_ENTRIES = 64

type Compressed = { bytes?: Uint8Array<ArrayBuffer>; isBegun: boolean }

const pages = new Map<string, Compressed>()
/** When the last page's turn is, in epoch ms. */
let lastTurn = 0

/**
 * A shared page's response to who accepts brotli, with the bytes compressed once; the same response
 * for all others, and until they are compressed. That begins with the second request for these
 * bytes, after its response: a page that is seen once does not cost it,
 * nor does one without a body. `now` is in epoch ms.
 */
export function inBrotli(
  request: Request,
  response: Response,
  { body, etag }: Pick<ConstantPage, 'body' | 'etag'>,
  { now, execution }: { now: number; execution: Execution },
): Response {
  if (!acceptsBrotli(request)) return response
  const page = pages.get(etag)
  if (response.body && !page) putNewest(pages, etag, { isBegun: false }, MAX_ENTRIES)
  if (response.body && page?.isBegun === false) {
    const turn = Math.max(now, lastTurn) + DELAY_MS
    if (turn - now <= MAX_WAIT_MS) {
      lastTurn = turn
      page.isBegun = true
      execution.waitUntil(compress(page, body, turn - now))
    }
  }
  if (!page?.bytes) return response
  const headers = new Headers(response.headers)
  // Other bytes than the tag's own: it is weak here. A 304 and a HEAD have the tag of a GET.
  headers.set('etag', `W/${etag}`)
  if (!response.body) return new Response(null, { status: response.status, headers })
  headers.set('content-encoding', 'br')
  return new Response(page.bytes, { headers, encodeBody: 'manual' })
}

async function compress(page: Compressed, body: Uint8Array, waitMs: number): Promise<void> {
  // The response goes first: nobody else gets anything while these bytes are made.
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  page.bytes = new Uint8Array(
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.byteLength <= MAX_BEST_BYTES ? BEST : QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  )
}
