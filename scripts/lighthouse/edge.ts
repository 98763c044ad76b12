import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { selfSigned } from './certificate.ts'
import { type EdgeResponse, fromOrigin } from './origin.ts'

/**
 * Serves a local chain as Cloudflare's edge does: HTTP/2 over TLS, with brotli, files from its cache.
 * Without it Lighthouse simulates HTTP/1.1, a connection and a handshake for each of six files at
 * once; and it takes the median time to a first byte for the server's, so that files which wait for
 * this machine's processor would count as a slow server.
 */
export async function startEdge(origin: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, EdgeResponse>()
  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.statusCode = 502
      outgoing.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, stop: () => void server.close() }

  async function respond(incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
    const response = files.get(incoming.url) ?? (await fromOrigin(incoming, origin))
    if (incoming.method === 'GET' && isFile(response)) files.set(incoming.url, response)
    send(response, outgoing)
  }
}

/** Files are fresh for a while; pages are not, as nothing in front of the site stores them. */
function isFile({ status, headers }: EdgeResponse): boolean {
  return status === 200 && /^public, max-age=[1-9]/.test(String(headers['cache-control']))
}

function send({ status, headers, body }: EdgeResponse, outgoing: Http2ServerResponse): void {
  outgoing.statusCode = status
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value)
  if (body instanceof Readable) body.pipe(outgoing)
  else outgoing.end(body)
}
