import { z } from 'zod'
import type { Deployable } from '../deployables.ts'
import { CommandFailed } from '../progress.ts'

/**
 * Runs a wrangler command with a worker's configuration and returns its standard output, without
 * the warnings; `input` is its standard input.
 */
export type Wrangler = (worker: Deployable, args: string[], input?: string) => Promise<string>

/** The resources of an account; ids by name. */
export type Account = {
  databases: Map<string, string>
  namespaces: Map<string, string>
  queues: Set<string>
  /** Names of the secrets that are stored for each worker. */
  secrets: Map<Deployable, string[]>
}

const databaseList = z.array(z.object({ name: z.string(), uuid: z.string() }))
const namespaceList = z.array(z.object({ title: z.string(), id: z.string() }))
const secretList = z.array(z.object({ name: z.string() }))

/** An account that has nothing yet. */
export function emptyAccount(): Account {
  return { databases: new Map(), namespaces: new Map(), queues: new Set(), secrets: new Map() }
}

/**
 * Reads what the account has, one command after another: each takes hundreds of megabytes. Queues
 * can only be looked up by name.
 */
export async function readAccount(
  wrangler: Wrangler,
  target: string,
  { workers, queues }: { workers: Iterable<Deployable>; queues: string[] },
): Promise<Account> {
  const account: Account = {
    databases: await databasesOf(wrangler),
    namespaces: await namespacesOf(wrangler),
    queues: new Set(),
    secrets: new Map(),
  }
  for (const name of queues) if (await hasQueue(wrangler, name)) account.queues.add(name)
  for (const worker of workers)
    account.secrets.set(worker, await secretsOf(wrangler, worker, target))
  return account
}

/** The account's D1 databases: ids by name. */
export async function databasesOf(wrangler: Wrangler): Promise<Map<string, string>> {
  const text = await wrangler('auth', ['d1', 'list', '--json'])
  return new Map(databaseList.parse(JSON.parse(text)).map(({ name, uuid }) => [name, uuid]))
}

/** The account's KV namespaces: ids by name. */
export async function namespacesOf(wrangler: Wrangler): Promise<Map<string, string>> {
  const text = await wrangler('gateway', ['kv', 'namespace', 'list'])
  return new Map(namespaceList.parse(JSON.parse(text)).map(({ title, id }) => [title, id]))
}

async function hasQueue(wrangler: Wrangler, name: string): Promise<boolean> {
  try {
    await wrangler('tracking', ['queues', 'info', name])
    return true
  } catch (error) {
    if (error instanceof CommandFailed && error.output.includes('does not exist')) return false
    throw error
  }
}

async function secretsOf(
  wrangler: Wrangler,
  worker: Deployable,
  target: string,
): Promise<string[]> {
  try {
    const text = await wrangler(worker, ['secret', 'list', '--format', 'json', '--env', target])
    return secretList.parse(JSON.parse(text)).map(({ name }) => name)
  } catch (error) {
    // The account has no such worker yet, so no secrets of it either.
    if (error instanceof CommandFailed && isWithoutWorker(error.output)) return []
    throw error
  }
}

/** Whether `secret list` failed as there is no such worker: by wrangler's sentence, or by the API's code. */
function isWithoutWorker(output: string): boolean {
  return /Worker ".*" .*not found/.test(output) || output.includes('10007')
}
