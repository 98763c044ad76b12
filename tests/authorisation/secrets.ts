import { personalTypes } from './access-types.ts'

/** A personal value and where it was found. */
export type Secret = { type: string; field: string; value: string | number }

/** Every personal value in an answer whose selections name their types. */
export function secretsIn(response: unknown): Secret[] {
  if (Array.isArray(response)) return response.flatMap(secretsIn)
  if (typeof response !== 'object' || response === null) return []
  const fields = response as Record<string, unknown>
  const type = String(fields.__typename ?? '')
  const own = (personalTypes[type]?.secret ?? []).flatMap((field): Secret[] => {
    const value = fields[field]
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [{ type, field, value }]
      : []
  })
  return [...own, ...Object.values(fields).flatMap(secretsIn)]
}

/**
 * The secrets in an answer: as a value of their own type, or anywhere in its text. What the caller
 * has sent himself does not count.
 */
export function leaksOf(
  secrets: readonly Secret[],
  { raw, data, sent }: { raw: string; data: unknown; sent: unknown },
): string[] {
  const known = valuesOf(sent)
  const found = new Set(secretsIn(data).map(keyOf))
  const leaked = secrets.filter(({ value }) => !known.has(value))
  const byValue = leaked.filter((secret) => found.has(keyOf(secret)))
  // Short texts and numbers occur in any text.
  const byText = leaked.filter(
    ({ value }) =>
      typeof value === 'string' &&
      value.length >= 5 &&
      raw.includes(JSON.stringify(value).slice(1, -1)),
  )
  return [...new Set([...byValue, ...byText].map(keyOf))]
}

function keyOf({ type, field, value }: Secret): string {
  return `${type}.${field} ${value}`
}

/** Every value in a request, at any depth. */
function valuesOf(sent: unknown): Set<unknown> {
  if (typeof sent !== 'object' || sent === null) return new Set([sent])
  return new Set(Object.values(sent).flatMap((value) => [...valuesOf(value)]))
}
