import type { EntryContext } from '@remix-run/cloudflare'

/**
 * The page's data for the browser as JSON, in place of Remix's own format, a table of values that
 * point at each other: JSON has the page's texts in the order of its markup, so a compressor finds
 * them there. Home has 1.1 kB less with brotli, the list of salons 2.3. `app/browser/read-handoff.ts`
 * reads it. Undefined where the data has more than JSON can carry, or the page failed.
 */
export function jsonHandoff({
  staticHandlerContext: { loaderData, actionData, errors },
}: Pick<EntryContext, 'staticHandlerContext'>): ReadableStream<Uint8Array> | undefined {
  const data = actionData ? { loaderData, actionData } : { loaderData }
  if (errors || !isJson(data)) return undefined
  // One piece, as each becomes a script of its own.
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(data)))
      controller.close()
    },
  })
}

/** Data as deep as this contain themselves, which Remix's own format can carry. */
const MAX_DEPTH = 100

/** Whether a value comes out of JSON as it went in; a field without a value may be missing there. */
function isJson(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (depth > MAX_DEPTH) return false
  const isInside = (one: unknown) => isJson(one, depth + 1)
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isInside(one))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isInside)
  )
}
