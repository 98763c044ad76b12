import { unstable_readConfig as readConfig } from 'wrangler'
import { demoOnly, usesInbox } from './deploy-requirements.ts'
import { configOf, type Deployable, deployables, nameOf } from './deployables.ts'
import { isReplaced, leadsNowhere, type OwnHosts } from './hosts.ts'

/** The environments of a deployment. */
export type Target = 'preview' | 'production'

type Named = { binding: string }

/** The part of a wrangler.toml, resolved for one environment, that the checks read. */
export type Config = {
  name?: string
  vars: Record<string, unknown>
  routes?: unknown[]
  d1_databases: (Named & { database_name?: string; database_id?: string })[]
  kv_namespaces: (Named & { id?: string })[]
  durable_objects: { bindings: { name: string }[] }
  services?: (Named & { service: string })[]
  queues: {
    producers?: (Named & { queue: string })[]
    consumers?: { queue: string; dead_letter_queue?: string }[]
  }
  ratelimits?: { name: string }[]
  assets?: Partial<Named>
  tail_consumers?: { service: string }[]
  observability?: { logs?: { invocation_logs?: boolean } }
}

/**
 * The errors of a worker's configuration and of its stored values, whatever else the account has.
 */
export function configProblems(
  worker: Deployable,
  target: Target,
  config: Config,
  stored: readonly string[],
  hosts: OwnHosts = {},
): string[] {
  const bound = new Set([...boundNames(config), ...Object.keys(config.vars)])
  const missing = bindingsOf(worker)
    .filter((name) => !bound.has(name) && !isForHost(name, hosts))
    .map((name) => `${worker}: ${configOf(worker)} has no binding ${name} for ${target}`)
  const demo =
    target === 'production'
      ? demoOnly.filter((name) => bound.has(name) || stored.includes(name))
      : []
  const inbox =
    target === 'production' && worker === 'auth' && usesInbox(config.vars)
      ? ['auth: CHANNELS would deliver codes to the demo inbox']
      : []
  const logsRequests =
    config.observability?.logs?.invocation_logs === false
      ? []
      : [
          `${worker}: ${configOf(worker)} would log the address of each request for ${target}, ` +
            'which may contain a phone: observability.logs needs invocation_logs = false',
        ]
  const tail = nameOf('tail') + (target === 'production' ? '' : `-${target}`)
  const isTailed =
    worker === 'tail' || config.tail_consumers?.some(({ service }) => service === tail)
  return [
    ...missing,
    ...logsRequests,
    ...(isTailed
      ? []
      : [`${worker}: ${configOf(worker)} has no tail consumer ${tail} for ${target}`]),
    ...demo.map((name) => `${worker}: ${name} is for trying out and may not reach ${target}`),
    ...inbox,
  ]
}

/** Whether a binding leads to a backend that the chain's own host stands for. */
function isForHost(binding: string, hosts: OwnHosts): boolean {
  const service = binding === 'PAYMENTS' ? 'campaign' : binding.toLowerCase()
  return Object.hasOwn(hosts, service)
}

/** Whether an id is a placeholder for something that was not created yet. */
export function isPlaceholder(id: string): boolean {
  return id === '' || /^0{8}/.test(id)
}

/** A worker's configuration for one environment, or for this machine. */
export function configFor(worker: Deployable, target?: Target, root = '.'): Config {
  // Its warnings are about differences between environments, which are wanted here.
  const config = `${root}/${configOf(worker)}`
  return readConfig({ config, env: target }, { hideWarnings: true }) as Config
}

/**
 * The configurations of the workers that are deployed: those that no host of the chain's own stands
 * for, without bindings to the others.
 */
export function configsFor(
  target: Target,
  hosts: OwnHosts = {},
  read: (worker: Deployable) => Config = (worker) => configFor(worker, target),
): Map<Deployable, Config> {
  return new Map(
    deployables
      .filter((worker) => !isReplaced(worker, hosts))
      .map((worker) => {
        const config = read(worker)
        const services = config.services?.filter(({ service }) => !leadsNowhere(service, hosts))
        return [worker, { ...config, ...(services ? { services } : {}) }]
      }),
  )
}

const known = new Map<string, string[]>()

/**
 * What a worker is bound to in any environment: each needs all of it, but for what is for trying out
 * and what leads to a host of the chain's own.
 */
export function bindingsOf(worker: Deployable, root = '.'): string[] {
  const file = `${root}/${configOf(worker)}`
  const names =
    known.get(file) ??
    ([undefined, 'preview', 'production'] as const)
      .flatMap((target) => boundNames(configFor(worker, target, root)))
      .filter((name, at, all) => all.indexOf(name) === at)
      .filter((name) => !demoOnly.includes(name) && !name.endsWith('_VIA'))
  known.set(file, names)
  return names
}

function boundNames(config: Config): string[] {
  return [
    ...config.d1_databases.map((one) => one.binding),
    ...config.kv_namespaces.map((one) => one.binding),
    ...config.durable_objects.bindings.map((one) => one.name),
    ...(config.services ?? []).map((one) => one.binding),
    ...(config.queues.producers ?? []).map((one) => one.binding),
    ...(config.ratelimits ?? []).map((one) => one.name),
    ...(config.assets?.binding ? [config.assets.binding] : []),
  ]
}
