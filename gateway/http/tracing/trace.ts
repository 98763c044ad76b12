import type { Cache } from '../../cache/cache'
import { newSpanId, readTraceparent, traceIdOf, writeTraceparent } from './traceparent'

/**
 * The variables of OpenTelemetry's specification that configure the exporter; nothing is traced
 * without an endpoint.
 */
export type TraceVars = {
  /** Address of the collector; spans are POSTed to `/v1/traces` below it. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  /** Headers for the collector, `name=value` parted by commas, values percent-encoded. A secret where it holds one. */
  OTEL_EXPORTER_OTLP_HEADERS?: string
  /** The service's name in traces. */
  OTEL_SERVICE_NAME?: string
  /** Share of traces that is sent, 0 to 1, decided by the trace's id; 1 by default. */
  OTEL_TRACES_SAMPLER_ARG?: string
}

/** One request that is traced. */
export type Trace = {
  traceId: string
  spanId: string
  /** The caller's span. */
  parentId: string | undefined
  /** The number of reads of cached lists, and how many of them loaded from a backend. */
  lists: { read: number; loaded: number }
  /** Background work, whose calls belong to the trace as well. */
  background: Promise<unknown>[]
}

/** The traceparent for backends, and the request's trace when there is a collector. */
export type Tracing = { traceparent: string | undefined; trace: Trace | undefined }

/**
 * Continues the caller's trace or begins one. With tracing off, the caller's header is passed on
 * unchanged.
 */
export function openTrace(vars: TraceVars, header: string | null, requestId: string): Tracing {
  const parent = readTraceparent(header)
  if (!vars.OTEL_EXPORTER_OTLP_ENDPOINT)
    return { traceparent: parent && header ? header : undefined, trace: undefined }
  const traceId = parent?.traceId ?? traceIdOf(requestId)
  const spanId = newSpanId()
  const isSampled = isChosen(traceId, vars.OTEL_TRACES_SAMPLER_ARG)
  const trace = {
    traceId,
    spanId,
    parentId: parent?.spanId,
    lists: { read: 0, loaded: 0 },
    background: [],
  }
  return {
    traceparent: writeTraceparent({ traceId, spanId }, isSampled),
    trace: isSampled ? trace : undefined,
  }
}

/** Whether this trace is sampled; workers with the same share decide alike. */
function isChosen(traceId: string, share: string | undefined): boolean {
  const limit = Number(share ?? 1)
  return !(limit < 1) || parseInt(traceId.slice(-8), 16) < limit * 2 ** 32
}

/** A cache that counts for the trace. */
export function counted(cache: Cache, { lists }: Trace): Cache {
  return {
    ...cache,
    read: (entry, scope) => {
      lists.read++
      const load = () => {
        lists.loaded++
        return entry.load()
      }
      return cache.read({ ...entry, load }, scope)
    },
  }
}
