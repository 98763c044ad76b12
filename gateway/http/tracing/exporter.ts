import { deliver } from '../../../domain/deliver'
import { logFailure } from '../../../workers/kit/log'
import type { TraceVars } from './trace'

/** A collector that takes longer is not waited for, in ms. */
const EXPORT_MS = 3000

/** Most exports of an isolate under way at once; more are dropped. */
const MAX_UNDERWAY = 20

/**
 * After a failed export nothing is sent for so long, in ms: a collector that is down costs one line
 * of log a while, and no request anything.
 */
const BACKOFF_MS = 30_000

/** Sends spans to the collector; never throws. */
export type Exporter = {
  send: (vars: TraceVars, body: () => object, requestId: string) => Promise<void>
}

/** An exporter for the requests of an isolate. */
export function createExporter(): Exporter {
  const begun = new Set<{ at: number }>()
  let restUntil = 0
  return {
    async send(vars, body, requestId) {
      const own = { at: Date.now() }
      // A request may end with its connection, without the end of its export.
      for (const other of begun) if (own.at - other.at > EXPORT_MS) begun.delete(other)
      if (own.at < restUntil || begun.size >= MAX_UNDERWAY) return
      begun.add(own)
      try {
        await deliver(requestFor(vars, body()), 'the collector')
      } catch (error) {
        restUntil = Date.now() + BACKOFF_MS
        logFailure({ worker: 'gateway', call: 'traces', requestId }, error)
      } finally {
        begun.delete(own)
      }
    },
  }
}

function requestFor(
  { OTEL_EXPORTER_OTLP_ENDPOINT = '', OTEL_EXPORTER_OTLP_HEADERS = '' }: TraceVars,
  body: object,
): Request {
  return new Request(`${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { ...headersOf(OTEL_EXPORTER_OTLP_HEADERS), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(EXPORT_MS),
  })
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(
    pairs
      .filter(([name]) => name?.trim())
      .map(([name, value = '']) => [name!.trim(), decodeURIComponent(value.trim())]),
  )
}
