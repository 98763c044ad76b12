/** Calls of a worker's objects, and statements of its database, since it began; by binding. */
export const uses: Record<string, number> = {}

/** What leads to the object or the statement that is used; each other method is a use. */
const opening = new Set<PropertyKey>(['getByName', 'prepare', 'bind'])

const bindings = new Set(['SALON_DAY', 'FREE_BOARD', 'ATTEMPTS', 'DB'])
const originals = new WeakMap<object, object>()
const counting = new WeakMap<object, object>()

/** A worker's bindings, each use of an object or of the database counted. */
export function countedEnv<Env extends object>(env: Env): Env {
  // Caches of an isolate hang on the object that a worker gets.
  const known = counting.get(env)
  if (known) return known as Env
  const entries = Object.entries(env).map(([name, binding]) => [
    name,
    bindings.has(name) ? countedUses(name, binding as object) : (binding as unknown),
  ])
  const result = Object.fromEntries(entries) as Env
  counting.set(env, result)
  return result
}

function countedUses(name: string, target: object): object {
  const result = new Proxy(target, {
    get: (_target, key) => {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => {
        const batch = key === 'batch' ? (args[0] as object[]).map(originalOf) : null
        if (!opening.has(key)) uses[name] = (uses[name] ?? 0) + (batch?.length ?? 1)
        const value = Reflect.apply(method, target, batch ? [batch] : args) as object
        return opening.has(key) ? countedUses(name, value) : value
      }
    },
  })
  originals.set(result, target)
  return result
}

function originalOf(statement: object): object {
  return originals.get(statement) ?? statement
}
