import { readUpTo } from '../../domain/read-body'
import { isSameOrigin } from '../../domain/same-origin'
import { serverWords, type Language } from './request/language'

/** Largest form in bytes: step 0 with a full note is below 8 kB. */
export const MAX_FORM_BYTES = 65_536

/**
 * The request if a page may handle it, else the response that refuses it: a request that changes
 * something must come from this site's own pages and be no larger than a form.
 */
export async function checkRequest(
  request: Request,
  url: URL,
  language: Language,
): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const words = serverWords[language]
  if (!isSameOrigin(request.headers, url)) return turnAway(403, words.otherSite)
  const tooLarge = () => turnAway(413, words.tooLarge)
  const declared = request.headers.get('content-length')
  if (declared !== null) return Number(declared) <= MAX_FORM_BYTES ? request : tooLarge()
  const body = await readUpTo(request.body, MAX_FORM_BYTES)
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
