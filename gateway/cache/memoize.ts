import { frozen } from '../../workers/kit/frozen'

/**
 * Memoizes `make` by the identity of its argument; results are frozen because requests share them.
 * The parse memo hands out the same object for the same bytes.
 */
export function memoizeByIdentity<From extends object, To>(
  make: (from: From) => To,
): (from: From) => To {
  const made = new WeakMap<From, { to: To }>()
  return (from) => {
    const known = made.get(from)
    if (known) return known.to
    const to = frozen(make(from))
    made.set(from, { to })
    return to
  }
}
