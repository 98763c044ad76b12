import { frozen } from '../../workers/kit/frozen'

/** The same function, which makes its answer once for each argument: of what a backend sent again, the same object comes (`parse-memo.ts`), frozen, as many share it. */
export function oncePer<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { to: To }>()
  return (from) => {
    const known = made.get(from)
    if (known) return known.to
    const to = frozen(make(from))
    made.set(from, { to })
    return to
  }
}
