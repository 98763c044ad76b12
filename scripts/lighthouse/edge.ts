import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { selfSigned } from './certificate.ts'
import { isCompressible, withBrotli } from './compressed.ts'

/** HTTP/1.1 says these of one connection, and HTTP/2 forbids them. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/**
 * Serves a local chain as Cloudflare's edge does: HTTP/2 over TLS, with brotli. Without it Lighthouse
 * simulates HTTP/1.1, a connection and a handshake for each of six files at once.
 */
export async function startEdge(origin: string): Promise<{ url: string; stop: () => void }> {
  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    forward(incoming, outgoing, origin).catch(() => {
      if (!outgoing.headersSent) outgoing.statusCode = 502
      outgoing.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, stop: () => void server.close() }
}

async function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  origin: string,
): Promise<void> {
  const response = await responseTo(incoming, origin)
  const headers = withoutConnection(response.headers)
  outgoing.statusCode = response.statusCode ?? 502
  if (!isCompressible(response.headers['content-type'] ?? '')) {
    setAll(outgoing, headers)
    response.pipe(outgoing)
    return
  }
  const body = await buffer(response)
  const compressed = body.length > 0 ? withBrotli(body) : body
  if (body.length > 0) headers['content-encoding'] = 'br'
  setAll(outgoing, { ...headers, 'content-length': compressed.length })
  outgoing.end(compressed)
}

/** The chain sees its own address, because it refuses forms that come from another one. */
function responseTo(incoming: Http2ServerRequest, origin: string): Promise<IncomingMessage> {
  const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(own), 'accept-encoding': 'identity' }
  if (incoming.headers.origin) Object.assign(headers, { origin })
  const { method, url } = incoming
  return new Promise((resolve, reject) => {
    incoming.pipe(request(new URL(url, origin), { method, headers }, resolve).on('error', reject))
  })
}

function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
  )
}

function setAll(outgoing: Http2ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value)
}
