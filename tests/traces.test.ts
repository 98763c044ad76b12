import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, openChain } from './open-chain.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number }
type Export = { path: string; key: string | undefined; spans: Span[] }

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

let collector: Server
const exports: Export[] = []
let arrived: () => void = () => undefined
let chain: Chain

/** A collector that accepts everything. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      exports.push({
        path: request.url ?? '',
        key: request.headers['x-key']?.toString(),
        spans: body.resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      })
      response.end('{}')
      arrived()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  chain = await openChain({
    vars: {
      gateway: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
      },
    },
  })
}, 300_000)
afterAll(async () => {
  await chain?.stop()
  collector?.close()
})

test('a page is one trace, from the browser to every backend', async () => {
  const response = await fetch(chain.url, {
    headers: { traceparent: `00-${traceId}-${spanId}-01` },
  })
  expect(response.status).toBe(200)
  const ours = () => exports.filter(({ spans }) => spans[0]!.traceId === traceId)
  while (!ours().some(({ spans }) => spans.length > 1))
    await new Promise<void>((resolve) => (arrived = resolve))
  for (const {
    path,
    key,
    spans: [server, ...calls],
  } of ours()) {
    expect([path, key]).toEqual(['/v1/traces', 'secret'])
    expect(server).toMatchObject({ kind: 2, parentSpanId: spanId })
    for (const call of calls)
      expect(call).toMatchObject({
        kind: 3,
        traceId,
        parentSpanId: server!.spanId,
        name: expect.stringMatching(
          /^(auth|booking|campaign|salons|wheel|tracking)-\w+$/,
        ) as string,
      })
  }
})
