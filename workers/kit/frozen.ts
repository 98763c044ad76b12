/** The same value, which nobody can change from now on, nor anything in it: many share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
