import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Http2ServerRequest, OutgoingHttpHeaders } from 'node:http2'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { isCompressible, withBrotli } from './compressed.ts'

/** A response as the edge sends it; only streams of events are not read whole. */
export type EdgeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer | Readable }

/** HTTP/1.1 says these of one connection, and HTTP/2 forbids them. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/** The chain's response, with brotli where the edge compresses. */
export async function fromOrigin(
  incoming: Http2ServerRequest,
  origin: string,
): Promise<EdgeResponse> {
  const response = await requestOrigin(incoming, origin)
  const status = response.statusCode ?? 502
  const headers = withoutConnection(response.headers)
  const type = response.headers['content-type'] ?? ''
  if (type.startsWith('text/event-stream')) return { status, headers, body: response }
  const received = await buffer(response)
  if (isFromSite(response.headers)) return { status, headers, body: received }
  const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(received) : received
  delete headers['content-encoding']
  if (body.length === 0 || !isCompressible(type)) return { status, headers, body }
  const compressed = withBrotli(body)
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': compressed.length },
    body: compressed,
  }
}

/**
 * Whether the site compressed a page or a script itself, which weakens its tag. What is compressed otherwise is
 * Miniflare's work, at a level of its own.
 */
function isFromSite({ etag, 'content-encoding': encoding }: IncomingHttpHeaders): boolean {
  return encoding === 'br' && etag?.startsWith('W/') === true
}

/** The chain sees its own address, because it refuses forms that come from another one. */
function requestOrigin(incoming: Http2ServerRequest, origin: string): Promise<IncomingMessage> {
  const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(own), 'accept-encoding': 'br' }
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
