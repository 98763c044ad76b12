import { bindingsOf, type Config, isPlaceholder, type Target } from '../deploy-checks.ts'
import { type Missing, missingValues, optionalSecrets, sentenceOf } from '../deploy-requirements.ts'
import { configOf, type Deployable } from '../deployables.ts'
import { hostVars, type OwnHosts } from '../hosts.ts'
import type { Account } from './account.ts'

/** A database or namespace as a worker's configuration names it; `id` is what stands there. */
export type Stored = { worker: Deployable; binding: string; name: string; id: string }

/** The resources that the workers of one environment need in the account. */
export type Needs = { databases: Stored[]; namespaces: Stored[]; queues: string[] }

/** A value to store; `from` is its source. */
export type Value = { worker: Deployable; name: string; from: 'environment' | 'generated' }

/** The steps of a deployment before it deploys, and those that it cannot do itself. */
export type Plan = {
  databases: string[]
  namespaces: string[]
  queues: string[]
  /** Ids that the configuration lacks. */
  ids: Stored[]
  values: Value[]
  /** Sentences on what a person must bring or mend first. */
  problems: string[]
}

export type Configs = ReadonlyMap<Deployable, Config>

/**
 * The resources that the configurations name. A namespace has no name there: its name is its
 * binding and the environment.
 */
export function needsOf(target: Target, configs: Configs): Needs {
  const ending = target === 'production' ? '' : `-${target}`
  const all = [...configs]
  return {
    databases: all.flatMap(([worker, { d1_databases }]) =>
      d1_databases.map(({ binding, database_name = '', database_id: id = '' }) => ({
        ...{ worker, binding, name: database_name, id },
      })),
    ),
    namespaces: all.flatMap(([worker, { kv_namespaces }]) =>
      kv_namespaces.map(({ binding, id = '' }) => ({
        ...{ worker, binding, name: `muot-${binding.toLowerCase()}${ending}`, id },
      })),
    ),
    queues: [...new Set(all.flatMap(([, { queues }]) => queueNames(queues)))],
  }
}

/**
 * Compares needs with the account. `valueOf` reads the command's environment, and `hosts` are the
 * chain's own.
 */
export function planFor(
  { target, configs, hosts }: { target: Target; configs: Configs; hosts: OwnHosts },
  account: Account,
  valueOf: (name: string) => string | undefined,
): Plan {
  const needs = needsOf(target, configs)
  const isGiven = (name: string) => Boolean(valueOf(name))
  const missing = [...configs.keys()].flatMap((worker) =>
    missingValues(
      worker,
      target,
      configs.get(worker)?.vars ?? {},
      account.secrets.get(worker) ?? [],
    ),
  )
  const stored = [
    ...needs.databases.map((one) => ({ one, id: account.databases.get(one.name) })),
    ...needs.namespaces.map((one) => ({ one, id: account.namespaces.get(one.name) })),
  ]
  return {
    databases: needs.databases.filter(isMissing(account.databases)).map(({ name }) => name),
    // The site and the gateway share one.
    namespaces: [
      ...new Set(needs.namespaces.filter(isMissing(account.namespaces)).map(({ name }) => name)),
    ],
    queues: needs.queues.filter((name) => !account.queues.has(name)),
    ids: stored.map(({ one }) => one).filter(({ id }) => isPlaceholder(id)),
    values: [
      ...missing.flatMap((value) => sourceOf(value, isGiven) ?? []),
      ...optionalValues([...configs.keys()], hosts, account, isGiven),
    ],
    problems: [
      ...stored
        .filter(({ one, id }) => !isPlaceholder(one.id) && one.id !== id)
        .map(({ one }) => strange(one)),
      ...missing.filter((value) => !sourceOf(value, isGiven)).map(sentenceOf),
      ...missingRoute(target, configs),
    ],
  }
}

/** One line for each thing that the plan does. */
export function linesOf(plan: Plan): string[] {
  return [
    ...plan.databases.map((name) => `create the database ${name}`),
    ...plan.namespaces.map((name) => `create the namespace ${name}`),
    ...plan.queues.map((name) => `create the queue ${name}`),
    ...plan.ids.map(({ worker, name }) => `write the id of ${name} into ${configOf(worker)}`),
    ...plan.values.map(({ worker, name, from }) =>
      from === 'generated'
        ? `generate ${name} and store it for ${worker}`
        : `store ${name} for ${worker}, from the environment`,
    ),
  ]
}

function isMissing(there: ReadonlyMap<string, string>): (one: Stored) => boolean {
  return ({ name, id }) => isPlaceholder(id) && !there.has(name)
}

function sourceOf(value: Missing, isGiven: (name: string) => boolean): Value | undefined {
  const { worker, name } = value
  if (isGiven(name)) return { worker, name, from: 'environment' }
  return value.mayBeGenerated ? { worker, name, from: 'generated' } : undefined
}

/** Secrets that were given and are not stored; what is stored stays. */
function optionalValues(
  workers: Deployable[],
  hosts: OwnHosts,
  account: Account,
  isGiven: (name: string) => boolean,
): Value[] {
  return workers.flatMap((worker) =>
    [...(optionalSecrets[worker] ?? []), ...secretsOfHosts(worker, hosts)]
      .filter((name) => isGiven(name) && !account.secrets.get(worker)?.includes(name))
      .map((name) => ({ worker, name, from: 'environment' as const })),
  )
}

/** The headers that a worker sends to the chain's own hosts. */
function secretsOfHosts(worker: Deployable, hosts: OwnHosts): string[] {
  return Object.keys(hostVars(bindingsOf(worker), hosts)).filter((name) =>
    name.endsWith('_HEADERS'),
  )
}

function strange({ worker, binding, name, id }: Stored): string {
  return (
    `${worker}: ${binding} in ${configOf(worker)} has the id ${id}, which this account does ` +
    `not have under the name ${name}`
  )
}

/** Production is not on workers.dev, so without a route nobody reaches it. */
function missingRoute(target: Target, configs: Configs): string[] {
  if (target === 'preview' || configs.get('site')?.routes?.length) return []
  return [`site: ${configOf('site')} names no domain in the routes of ${target}`]
}

function queueNames({ producers = [], consumers = [] }: Config['queues']): string[] {
  return [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ].filter((name) => name !== undefined)
}
