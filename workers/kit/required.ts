/**
 * A value that other code guarantees; throws with its name where it is missing, instead of going on
 * without it.
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${name}`)
  return value
}
