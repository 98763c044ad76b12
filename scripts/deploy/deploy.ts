import { resolve } from 'node:path'
import { z } from 'zod'
import { bindingsOf, type Config, configProblems, type Target } from '../deploy-checks.ts'
import { type Deployable, type Service, services } from '../deployables.ts'
import { hostVars, type OwnHosts } from '../hosts.ts'
import { type Account, emptyAccount, readAccount } from './account.ts'
import { linesOf, needsOf, type Plan, planFor } from './plan.ts'
import { provision, type Io } from './provision.ts'

/** The inputs of a deployment, besides the account. */
export type Parts = {
  target: Target
  /** Of the workers that are deployed, in their order. */
  configs: ReadonlyMap<Deployable, Config>
  /** The chain's own hosts, which stand for the other backends. */
  hosts: OwnHosts
  /** Sentences on what must be released first. */
  unreleased: string[]
  build: () => Promise<void>
  now: Date
  /** The demo data of a backend, as SQL. */
  seedOf: (service: Service) => Promise<string[]>
  step: <T>(label: string, work: () => Promise<T>) => Promise<T>
}

/**
 * Why nothing was deployed, or the site's address; the latter is unknown in a dry run and behind a
 * custom domain.
 */
export type DeployResult = { problems: string[] } | { address: string | undefined }

/** Creates what the account lacks, migrates and deploys, backends first. Refuses before it changes anything. */
export async function deployTo(parts: Parts, io: Io): Promise<DeployResult> {
  const { target, configs, step } = parts
  const { wrangler } = io
  const account = await step(`Reading the account for ${target}`, () =>
    readAccount(wrangler, target, whatToRead(parts)),
  )
  const plan = planOf(parts, account, io)
  const problems = problemsOf(parts, account, plan)
  if (problems.length > 0) return { problems }

  const stored = services.filter((service) => configs.has(service))
  await parts.build()
  await step('Preparing the account', () => provision(plan, target, io))
  // Old code must still run on the new tables, so migrations only ever add; then who is called comes before who calls.
  for (const service of stored)
    await step(`Migrating ${service}`, () =>
      wrangler(service, ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', target]),
    )
  if (target === 'preview')
    for (const service of stored)
      await step(`Demo data of ${service}`, () => fillDemo(service, parts, io))
  let output = ''
  for (const worker of configs.keys())
    output = await step(`Deploying ${worker}`, () =>
      wrangler(worker, ['deploy', '--env', target, ...varsOf(worker, parts)]),
    )
  return { address: /https:\/\/[\w.-]+\.workers\.dev/.exec(output)?.[0] }
}

/** Packs everything and prints what a deployment would do; without an account, to an empty one. */
export async function dryRun(parts: Parts, io: Io, hasAccount: boolean): Promise<DeployResult> {
  const { target, configs, step } = parts
  const { wrangler, print } = io
  const account = hasAccount
    ? await readAccount(wrangler, target, whatToRead(parts))
    : emptyAccount()
  const plan = planOf(parts, account, io)
  // Errors that would occur in any account; the other values are provided at the deployment.
  const wrong = [...configs.keys()].flatMap((worker) => wrongIn(parts, account, worker))
  if (wrong.length > 0) return { problems: wrong }
  print(`On ${hasAccount ? 'this' : 'an empty'} account, a deployment to ${target} would`)
  const lines = linesOf(plan)
  for (const line of lines.length > 0 ? lines : ['create and store nothing']) print(`  ${line}`)
  for (const line of [...plan.problems, ...parts.unreleased]) print(`  to do before: ${line}`)
  await parts.build()
  for (const worker of configs.keys())
    await step(`Packing ${worker}`, () =>
      wrangler(worker, [
        'deploy',
        '--dry-run',
        '--outdir',
        resolve('dist/packed', worker),
        '--env',
        target,
        ...varsOf(worker, parts),
      ]),
    )
  return { address: undefined }
}

function planOf(parts: Parts, account: Account, { valueOf }: Io): Plan {
  return planFor(parts, account, valueOf)
}

function whatToRead({ target, configs }: Parts) {
  return { workers: configs.keys(), queues: needsOf(target, configs).queues }
}

/** The addresses of the chain's own hosts that a worker calls; their headers are secrets. */
function varsOf(worker: Deployable, { hosts }: Parts): string[] {
  return Object.entries(hostVars(bindingsOf(worker), hosts))
    .filter(([name]) => name.endsWith('_URL'))
    .flatMap(([name, url]) => ['--var', `${name}:${url}`])
}

function problemsOf(parts: Parts, account: Account, plan: Plan): string[] {
  return [
    ...[...parts.configs.keys()].flatMap((worker) => wrongIn(parts, account, worker)),
    ...plan.problems,
    ...parts.unreleased,
  ]
}

function wrongIn(
  { target, configs, hosts }: Parts,
  account: Account,
  worker: Deployable,
): string[] {
  const config = configs.get(worker)
  return config
    ? configProblems(worker, target, config, account.secrets.get(worker) ?? [], hosts)
    : [`${worker}: no configuration was read`]
}

const rows = z.array(z.object({ results: z.array(z.unknown()) }))
const marker = 'CREATE TABLE demo_data (filled_at TEXT NOT NULL)'

/**
 * Fills the database of a preview once: the table that marks it as filled is in the same import,
 * which D1 applies wholly or not at all.
 */
async function fillDemo(
  service: Service,
  { seedOf, now }: Parts,
  { wrangler, write }: Io,
): Promise<void> {
  const on = ['d1', 'execute', 'DB', '--remote', '--env', 'preview', '--yes']
  const looked = await wrangler(service, [
    ...[...on, '--json', '--command'],
    "SELECT name FROM sqlite_master WHERE name = 'demo_data'",
  ])
  if (rows.parse(JSON.parse(looked)).some(({ results }) => results.length > 0)) return
  const file = `dist/seeds/${service}.sql`
  const filled = `INSERT INTO demo_data VALUES ('${now.toISOString()}')`
  write(file, [...(await seedOf(service)), marker, filled].map((sql) => `${sql};\n`).join(''))
  await wrangler(service, [...on, '--file', file])
}
