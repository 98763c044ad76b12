/** A POST of this body to the gateway, as JSON unless `headers` say otherwise. */
export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:9300/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}
