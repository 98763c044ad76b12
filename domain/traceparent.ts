/**
 * The trace and span that a `traceparent` names (W3C Trace Context); undefined when it is absent or
 * malformed. Later versions may append fields to those of this version.
 */
export function readTraceparent(
  header: string | null,
): { traceId: string; spanId: string } | undefined {
  const [, version, traceId, spanId, rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || version === 'ff' || (version === '00' && rest !== undefined))
    return undefined
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined
}
