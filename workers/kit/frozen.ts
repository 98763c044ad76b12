/** Deep-freezes a value that many requests share. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
