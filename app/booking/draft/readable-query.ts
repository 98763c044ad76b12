/** A query as text; commas are allowed in it and make the address readable. */
export function readableQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',')
}
