import { hex } from '../../../domain/bytes'

/** The trace and span of a request, as in the `traceparent` header (W3C Trace Context). */
export type TraceParent = { traceId: string; spanId: string }

/**
 * Parses a `traceparent`; undefined when it is absent or malformed. Later versions may append
 * fields to those of this version.
 */
export function readTraceparent(header: string | null): TraceParent | undefined {
  const [, version, traceId, spanId, rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || version === 'ff' || (version === '00' && rest !== undefined))
    return undefined
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined
}

/** The `traceparent` for outgoing requests. */
export function writeTraceparent({ traceId, spanId }: TraceParent, isSampled: boolean): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

/**
 * The trace of a request that names none: all requests of one page carry one id (a UUID, or the
 * edge's 16 hex digits), and so are one trace.
 */
export function traceIdOf(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  if (/^[\da-f]{32}$/.test(digits)) return digits
  const ray = /^[\da-f]{16}/.exec(digits)?.[0]
  return ray ? ray.padStart(32, '0') : newSpanId() + newSpanId()
}

/** A random id, never all zeroes. */
export function newSpanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  bytes[0]! |= 1
  return hex(bytes)
}
