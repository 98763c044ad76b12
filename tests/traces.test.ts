import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, openChain } from './open-chain.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number }

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

let receiver: Server
const received: { path: string; key: string | undefined; text: string }[] = []
let arrived: () => void = () => undefined
let chain: Chain

/** A collector and a project for errors, which accept everything. */
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        key: request.headers['x-key']?.toString(),
        text: Buffer.concat(pieces).toString(),
      })
      response.end('{}')
      arrived()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  chain = await openChain({
    vars: {
      tail: {
        ERROR_DSN: `http://abc@127.0.0.1:${port}/7`,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
      },
    },
    watched: true,
  })
}, 300_000)

afterAll(async () => {
  await chain?.stop()
  receiver?.close()
})

/** The first of what was received that has something, as soon as it has arrived. */
async function until<Found>(find: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise<void>((resolve) => (arrived = resolve))
  }
}

test('a page is one trace, from the browser to every backend', async () => {
  const headers = { traceparent: `00-${traceId}-${spanId}-01` }
  expect((await fetch(chain.url, { headers })).status).toBe(200)
  const { key, spans } = await until(() =>
    received
      .filter(({ path }) => path === '/v1/traces')
      .map(({ key, text }) => ({ key, spans: spansOf(text) }))
      .find(({ spans }) => spans.some((span) => span.traceId === traceId && span.kind === 3)),
  )
  expect(key).toBe('secret')
  const ours = spans.filter((span) => span.traceId === traceId)
  const servers = ours.filter(({ kind }) => kind === 2)
  for (const server of servers) expect(server.parentSpanId).toBe(spanId)
  for (const call of ours.filter(({ kind }) => kind === 3)) {
    expect(servers.map((server) => server.spanId)).toContain(call.parentSpanId)
    expect(call.name).toMatch(/^(auth|booking|campaign|salons|wheel|tracking)-\w+$/)
  }
})

test('a failure behind a page is reported after its response [O-48]', async () => {
  chain.proxy.fail('booking', 'breaks')
  const query = '{ salon(id: 10) { staff(date: "2026-11-28") { stylists { id } } } }'
  await fetch(`${chain.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  chain.proxy.fail('booking', null)
  const { text } = await until(() =>
    received.find(({ path }) => path.startsWith('/api/7/envelope/')),
  )
  expect(text).toContain('"server_name":"gateway"')
  expect(text).toContain('BackendFailure')
})

function spansOf(text: string): Span[] {
  const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}
