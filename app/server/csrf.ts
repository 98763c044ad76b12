import { serverWords, type Language } from './request/language'

/** Largest form in bytes: step 0 with a full note is below 8 kB. */
export const maxFormBytes = 65_536

/** The request if a page may answer it, else the answer that turns it away: what changes something must come from this site's own pages and be no larger than a form. */
export async function admit(
  request: Request,
  url: URL,
  language: Language,
): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const words = serverWords[language]
  if (!isSameSite(request.headers, url)) return turnAway(403, words.otherSite)
  const tooLarge = () => turnAway(413, words.tooLarge)
  const declared = request.headers.get('content-length')
  if (declared !== null) return Number(declared) <= maxFormBytes ? request : tooLarge()
  const body = await readUpTo(request, maxFormBytes)
  return body
    ? new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body,
        signal: request.signal,
      })
    : tooLarge()
}

/** A plain sentence instead of a page. */
export function turnAway(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/**
 * Browsers send Origin with every POST (`null` where they hide the page), and Sec-Fetch-Site besides; programs send neither.
 * What one of the two calls foreign is refused.
 */
function isSameSite(headers: Headers, url: URL): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site') ?? 'none'
  return (
    (origin === null || (URL.canParse(origin) && new URL(origin).origin === url.origin)) &&
    (site === 'none' || site === 'same-origin')
  )
}

/** The body, undefined when it is longer than `limit` bytes; reading stops there. */
async function readUpTo(request: Request, limit: number): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  if (!request.body) return new Blob(pieces)
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces)
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    pieces.push(value)
  }
}
