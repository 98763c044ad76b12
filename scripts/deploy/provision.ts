import { databasesOf, namespacesOf, type Wrangler } from './account.ts'
import { linesOf, type Plan, type Stored } from './plan.ts'
import { configOf, type Deployable } from '../deployables.ts'

/** The outside world, as an argument so that tests can replace it. */
export type Io = {
  wrangler: Wrangler
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** A value of the command's environment. */
  valueOf: (name: string) => string | undefined
  /** A new value for the secret of this name. */
  generate: (name: string) => string
  print: (line: string) => void
  /** Whether the output goes to a terminal: only then are generated keys shown. */
  interactive: boolean
}

/** Generated keys that people or the journeys type later; no one types the others. */
const typed = new Set(['DESK_KEY', 'INBOX_KEY', 'PURGE_KEY', 'BANK_SECRET'])

/**
 * Carries out the plan. It finds by name what an earlier run left half done, so it may be repeated
 * after any failure.
 */
export async function provision(plan: Plan, target: string, io: Io): Promise<void> {
  const { wrangler, print } = io
  for (const line of linesOf(plan)) print(line)
  for (const name of plan.databases) await wrangler('auth', ['d1', 'create', name])
  for (const name of plan.namespaces)
    // With --env, wrangler would put the environment's name before this one.
    await wrangler('gateway', ['kv', 'namespace', 'create', name])
  for (const name of plan.queues) await wrangler('tracking', ['queues', 'create', name])
  await writeIds(plan.ids, io)
  for (const { worker, name, from } of plan.values) {
    const value = from === 'generated' ? io.generate(name) : io.valueOf(name)
    if (value === undefined) throw new Error(`${name} has gone from the environment`)
    await wrangler(worker, ['secret', 'put', name, '--env', target], value)
    if (from === 'generated' && io.interactive && typed.has(name))
      print(`${name} of ${worker}, shown this once: ${value}`)
  }
}

async function writeIds(ids: Stored[], { wrangler, read, write }: Io): Promise<void> {
  if (ids.length === 0) return
  const there = new Map([...(await databasesOf(wrangler)), ...(await namespacesOf(wrangler))])
  for (const [worker, own] of Map.groupBy(ids, ({ worker }) => worker)) {
    const text = own.reduce(
      (text, one) => withId(worker, text, one, there.get(one.name)),
      read(configOf(worker)),
    )
    write(configOf(worker), text)
  }
}

/**
 * The configuration with an id in the place of its placeholder, which stands there once; the rest
 * stays as it was written.
 */
function withId(worker: Deployable, text: string, { id, name }: Stored, found?: string): string {
  if (found === undefined) throw new Error(`${name} was created, but the account does not list it`)
  const parts = text.split(`"${id}"`)
  if (id === '' || parts.length !== 2)
    throw new Error(`${configOf(worker)} must have the placeholder "${id}" once, for ${name}`)
  return parts.join(`"${found}"`)
}
