import { personalTypes } from './access-types.ts'

/** A personal value and where it was found. */
export type Secret = { type: string; field: string; value: string | number }

/** Every personal value in an answer whose selections name their types. */
export function secretsIn(answer: unknown): Secret[] {
  if (Array.isArray(answer)) return answer.flatMap(secretsIn)
  if (typeof answer !== 'object' || answer === null) return []
  const fields = answer as Record<string, unknown>
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
 * What an answer tells of somebody's secrets: as a value of its own type, or anywhere in its text.
 * What the asker has sent himself is no news to him.
 */
export function leaksOf(
  secrets: readonly Secret[],
  { raw, data, sent }: { raw: string; data: unknown; sent: unknown },
): string[] {
  const known = valuesOf(sent)
  const found = new Set(secretsIn(data).map(keyOf))
  const leaked = secrets.filter(({ value }) => !known.has(value))
  const byValue = leaked.filter((secret) => found.has(keyOf(secret)))
  // Short words and numbers stand in any text.
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

/** Every value in what was sent, whatever it lies in. */
function valuesOf(sent: unknown): Set<unknown> {
  if (typeof sent !== 'object' || sent === null) return new Set([sent])
  return new Set(Object.values(sent).flatMap((value) => [...valuesOf(value)]))
}
