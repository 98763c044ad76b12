/** A response with a visitor's own data, which no cache may store. */
export function privateJson(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'private, no-store' } })
}
