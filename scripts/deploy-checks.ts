import { unstable_readConfig as readConfig } from 'wrangler'
import { bindings, demoOnly, missingValues, usesInbox } from './deploy-requirements.ts'
import { configOf, type Door, doors } from './doors.ts'

/** Where a deployment may go. */
export type Target = 'preview' | 'production'

/** Names of the secrets stored for a worker; null when nobody can be asked, as in a dry run. */
export type SecretNames = (door: Door) => Promise<string[] | null>

type Named = { binding: string }

/** The part of a wrangler.toml, resolved for one environment, that the checks read. */
type Config = {
  vars: Record<string, unknown>
  d1_databases: (Named & { database_id?: string })[]
  kv_namespaces: (Named & { id?: string })[]
  durable_objects: { bindings: { name: string }[] }
  services?: Named[]
  queues: { producers?: Named[] }
  assets?: Partial<Named>
}

/** Everything that stands against a deployment, one sentence each; without a way to ask, secrets are taken to be stored. */
export async function problemsOf(target: Target, secretNames: SecretNames): Promise<string[]> {
  const problems: string[] = []
  // One after another: the account is asked by a command of hundreds of megabytes.
  for (const door of doors)
    problems.push(...problemsOfDoor(door, target, configFor(door, target), await secretNames(door)))
  return problems
}

/** What stands against deploying one worker with this configuration. */
export function problemsOfDoor(
  door: Door,
  target: Target,
  config: Config,
  stored: string[] | null,
): string[] {
  const bound = boundNames(config)
  const missing = bindings[door]
    .filter((name) => !bound.has(name))
    .map((name) => `${door}: ${configOf(door)} has no binding ${name} for ${target}`)
  const demo =
    target === 'production'
      ? demoOnly.filter((name) => bound.has(name) || stored?.includes(name))
      : []
  const inbox =
    target === 'production' && door === 'auth' && usesInbox(config.vars)
      ? ['auth: CHANNELS would deliver codes to the demo inbox']
      : []
  const values = stored ? missingValues(door, config.vars, stored) : []
  return [
    ...missing,
    ...demo.map((name) => `${door}: ${name} is for trying out and may not reach ${target}`),
    ...inbox,
    ...values,
  ]
}

/** Ids in a worker's configuration that stand for something not created yet. */
export function placeholdersOf(door: Door, target: Target): string[] {
  const config = configFor(door, target)
  const ids = [
    ...config.d1_databases.map((one) => [one.binding, one.database_id] as const),
    ...config.kv_namespaces.map((one) => [one.binding, one.id] as const),
  ]
  return ids
    .filter(([, id]) => !id || /^0{8}/.test(id))
    .map(
      ([binding]) =>
        `${door}: ${binding} in ${configOf(door)} still has an id of zeroes for ${target}`,
    )
}

/** A worker's configuration for one environment. */
export function configFor(door: Door, target: Target): Config {
  // Its warnings are about differences between environments, which are wanted here.
  return readConfig({ config: configOf(door), env: target }, { hideWarnings: true }) as Config
}

function boundNames(config: Config): Set<string> {
  return new Set([
    ...Object.keys(config.vars),
    ...config.d1_databases.map((one) => one.binding),
    ...config.kv_namespaces.map((one) => one.binding),
    ...config.durable_objects.bindings.map((one) => one.name),
    ...(config.services ?? []).map((one) => one.binding),
    ...(config.queues.producers ?? []).map((one) => one.binding),
    ...(config.assets?.binding ? [config.assets.binding] : []),
  ])
}
