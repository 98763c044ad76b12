import { readUpTo } from '../../domain/read-body'
import { parseJson } from '../../domain/parse-json'
import { isSameOrigin } from '../../domain/same-origin'
import type { FailureCode } from '../graphql/errors'

/** Largest request body in bytes: a booking for five with a long note is below 8 kB. */
export const MAX_BODY_BYTES = 65_536

/** A GET carries its document in the address; longer ones are POSTed. */
const MAX_SEARCH_LENGTH = 8192

/**
 * The request if it may come in, or the response that turns it away. Cross-site forms cannot send
 * JSON, and cross-site scripts are refused by their Origin.
 */
export async function checkRequest(request: Request): Promise<Request | Response> {
  const url = new URL(request.url)
  if (request.method === 'GET') {
    if (url.search.length > MAX_SEARCH_LENGTH)
      return turnAway(414, 'The address is too long; POST the document.')
    const malformed = parametersOfJson.find((name) => !holdsJson(url.searchParams.get(name)))
    return malformed ? turnAway(400, `"${malformed}" is not JSON.`) : request
  }
  if (request.method !== 'POST')
    return turnAway(405, 'Only GET and POST are answered here.', { allow: 'GET, POST' })
  if (!isJson(request.headers.get('content-type')))
    return turnAway(415, 'Only application/json is accepted.')
  // A small compressed body could unfold into a huge one, and our requests are small without
  // compression.
  if (/[^\s]/.test(request.headers.get('content-encoding')?.replace('identity', '') ?? ''))
    return turnAway(415, 'The body must not be compressed.', { 'accept-encoding': 'identity' })
  if (!isSameOrigin(request.headers, url)) return turnAway(403, 'Not from another site.')
  return withinSize(request)
}

/** GraphQL Yoga fails on these in an address where it refuses them in a body. */
const parametersOfJson = ['variables', 'extensions']

function holdsJson(text: string | null): boolean {
  return !text || parseJson(text) !== undefined
}

function isJson(contentType: string | null): boolean {
  return /^application\/(graphql\+)?json\s*(;|$)/i.test(contentType ?? '')
}

async function withinSize(request: Request): Promise<Request | Response> {
  const declared = request.headers.get('content-length')
  if (declared !== null) return Number(declared) <= MAX_BODY_BYTES ? request : tooLarge()
  const body = await readUpTo(request.body, MAX_BODY_BYTES)
  return body === undefined
    ? tooLarge()
    : new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body,
        signal: request.signal,
      })
}

function tooLarge(): Response {
  return turnAway(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`)
}

function turnAway(status: number, message: string, headers?: Record<string, string>): Response {
  return refused(status, 'BAD_REQUEST', message, headers)
}

/** Refuses a request that is no GraphQL, in the form of a GraphQL error. */
export function refused(
  status: number,
  code: FailureCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonResponse(status, { errors: [{ message, extensions: { code } }] }, headers)
}

/** Refuses one that was sent too often; it may be sent again after some seconds. */
export function refusedForNow(message: string, retryAfterSeconds: number): Response {
  return refused(429, 'TOO_MANY_REQUESTS', message, { 'retry-after': String(retryAfterSeconds) })
}

/** Answers JSON that nobody may store. */
export function jsonResponse(
  status: number,
  value: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
