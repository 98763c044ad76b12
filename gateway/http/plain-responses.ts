import type { FailureCode } from '../graphql/errors'

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
